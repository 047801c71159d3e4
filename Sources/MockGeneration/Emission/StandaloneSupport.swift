/// The code below the mocks of a file without a library: the parts of `ViperTesting` that these mocks use.
struct StandaloneSupport {
    /// The enum around functions and types whose names are members of the protocol, too.
    static let namespace = "MockSupport"

    let declarations: [String]
    /// True if some of it imports Foundation, for a lock.
    let needsLock: Bool

    /// - Parameter code: the code of the mocks.
    init(for code: [String]) {
        let bytes = code.map { Array($0.utf8) }
        let uses = { (text: String) in
            let search = ByteSearch([text])
            return bytes.contains(where: search.findsAny)
        }
        let functions = StandaloneSupport.functions.filter { uses($0.name + "(") }
        let hidden = StandaloneSupport.functions.filter { uses("\(StandaloneSupport.namespace).\($0.name)(") }
        let locks = StandaloneSupport.locks.filter { uses(" \($0.name)") }
        var declarations = functions.map { "private nonisolated \($0.text)\n" }
        let hiddenLocks = StandaloneSupport.locks.filter { uses("\(StandaloneSupport.namespace).\($0.name)") }
        if !hidden.isEmpty || !hiddenLocks.isEmpty {
            let texts = hidden.map { "static \($0.text)" } + hiddenLocks.map { "nonisolated \($0.text)" }
            let members = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
            let lines = ["private nonisolated enum \(StandaloneSupport.namespace) {"] + members.indented + ["}"]
            declarations.append(lines.joined(separator: "\n") + "\n")
        }
        declarations += locks.map { "private nonisolated \($0.text)\n" }
        self.declarations = declarations
        needsLock = !locks.isEmpty || !hiddenLocks.isEmpty
    }

    private static let functions: [(name: String, text: String)] = [
        ("countCall", "func countCall(_ count: inout Int) { count += 1 }"),
        ("wasCalled", "func wasCalled(_ count: Int) -> Bool { count > 0 }"),
        (
            "recordArguments",
            """
            func recordArguments<Arguments>(_ arguments: Arguments, count: inout Int, all: inout [Arguments]) {
                count += 1
                all.append(arguments)
            }
            """
        ),
        (
            "recordCall",
            """
            func recordCall<Arguments>(_ arguments: Arguments, count: inout Int, last: inout Arguments?, all: inout [Arguments]) {
                count += 1
                last = arguments
                all.append(arguments)
            }
            """
        ),
        (
            "stubbed",
            """
            func stubbed<Value>(_ value: Value?, for member: String, of type: String, advice: String) -> Value {
                guard let value else { fatalError("\\(type).\\(member) was called on a mock, but is not stubbed. \\(advice)") }
                return value
            }
            """
        ),
        (
            "castStub",
            """
            func castStub<Value>(_ value: Any?, for member: String, of type: String, advice: String) -> Value {
                guard let value = value as? Value else {
                    fatalError("\\(type).\\(member) was called on a mock, but is not stubbed as \\(Value.self). \\(advice)")
                }
                return value
            }
            """
        ),
        (
            "stubbedValue",
            """
            func stubbedValue<Value>(_ value: Any, for member: String, of type: String) -> Value {
                guard let value = value as? Value else {
                    fatalError("\\(type).\\(member) has to return \\(Value.self), and was stubbed with \\(Swift.type(of: value)).")
                }
                return value
            }
            """
        ),
        (
            "unstubbed",
            """
            func unstubbed(_ member: String, of type: String, advice: String) -> Never {
                fatalError("\\(type).\\(member) was called on a mock, but is not stubbed. \\(advice)")
            }
            """
        ),
    ]

    private static let locks: [(name: String, text: String)] = [
        (
            "LockedValue<",
            """
            final class LockedValue<Value>: @unchecked Sendable {
                private let lock = NSLock()
                private var held: Value

                init(_ value: Value) { held = value }

                var value: Value {
                    get { lock.lock(); defer { lock.unlock() }; return held }
                    set {
                        // The old value goes when the lock is free again: to be deinitialised, it may need this one.
                        var old = newValue
                        lock.lock(); swap(&held, &old); lock.unlock()
                    }
                }

                func increment() where Value == Int { lock.lock(); held += 1; lock.unlock() }
            }
            """
        ),
        (
            "LockedCalls<",
            """
            final class LockedCalls<Arguments, Answer, Closure>: @unchecked Sendable {
                private struct State {
                    var count = 0
                    var last: Arguments?
                    var all: [Arguments] = []
                    var error: (any Error)?
                    var answer: Answer
                    var closure: Closure?
                }

                private let lock = NSLock()
                private var state: State

                init(answer: Answer) { state = State(answer: answer) }
                convenience init() where Answer == Void { self.init(answer: ()) }

                func record() { lock.lock(); state.count += 1; lock.unlock() }

                func record(_ arguments: Arguments) {
                    var last: Arguments? = arguments
                    lock.lock()
                    state.count += 1
                    swap(&state.last, &last)
                    state.all.append(arguments)
                    lock.unlock()
                }

                func forget() {
                    var old: (last: Arguments?, all: [Arguments]) = (nil, [])
                    lock.lock()
                    state.count = 0
                    swap(&state.last, &old.last)
                    swap(&state.all, &old.all)
                    lock.unlock()
                }

                var isCalled: Bool { count > 0 }
                var count: Int { get { self[\\.count] } set { self[\\.count] = newValue } }
                var last: Arguments? { get { self[\\.last] } set { self[\\.last] = newValue } }
                var all: [Arguments] { get { self[\\.all] } set { self[\\.all] = newValue } }
                var error: (any Error)? { get { self[\\.error] } set { self[\\.error] = newValue } }
                var answer: Answer { get { self[\\.answer] } set { self[\\.answer] = newValue } }
                var closure: Closure? { get { self[\\.closure] } set { self[\\.closure] = newValue } }

                private subscript<Value>(_ path: WritableKeyPath<State, Value>) -> Value {
                    get { lock.lock(); defer { lock.unlock() }; return state[keyPath: path] }
                    set {
                        // The old value goes when the lock is free again: to be deinitialised, it may need the mock.
                        var old = newValue
                        lock.lock(); swap(&state[keyPath: path], &old); lock.unlock()
                    }
                }
            }
            """
        ),
        (
            "StaticMockRecordings.",
            """
            enum StaticMockRecordings {
                private static let lock = NSLock()
                nonisolated(unsafe) private static var records: [String: AnyObject] = [:]

                static func shared<Record: AnyObject>(_ name: String, of type: Any.Type, _ initial: @autoclosure () -> Record) -> Record {
                    lock.lock()
                    defer { lock.unlock() }
                    let key = "\\(ObjectIdentifier(type)) \\(name)"
                    if let found = records[key] as? Record { return found }
                    let made = initial()
                    records[key] = made
                    return made
                }
            }
            """
        ),
    ]
}
