import SwiftReading

/// Something that a mock holds for a test to read or to set.
struct StateVariable: Hashable {
    enum Content: Hashable {
        /// `var fooClosure: (() -> Void)?`, `var fooCallsCount = 0`.
        case stored(type: String?, initial: String?)
        /// `var fooCalled: Bool { wasCalled(fooCallsCount) }`.
        case computed(type: String, expression: String)
        /// `var fooCallsCount: Int { get { fooCalls.count } set { fooCalls.count = newValue } }`, behind a lock.
        case locked(type: String, place: String)
    }

    var name: String
    var content: Content
    /// `private(set)`, where only the mock itself may set it.
    var isOnlyRead = false
    /// What counts the changes: `{ didSet { countCall(&nameSetCallCount) } }`.
    var observer = ""

    /// What stands after `var` of one that is simply stored, without its observer: `fooCallsCount = 0`.
    private var binding: String? {
        guard case .stored(let type, let initial) = content else { return nil }
        return SwiftNames.declaration(name) + (type.map { ": " + $0 } ?? "") + (initial.map { " = " + $0 } ?? "")
    }

    private static let received = ByteSearch(["Received"])

    /// Those that are simply stored in one declaration, which compiles in two thirds of the time; then the others.
    static func joined(_ variables: [StateVariable], prefix: String) -> [String] {
        let isPlain = { (variable: StateVariable) in
            variable.binding != nil && !variable.isOnlyRead && variable.observer.isEmpty
        }
        let plain = variables.filter(isPlain)
        let calls = plain.prefix { $0.name.hasSuffix("CallsCount") || received.findsAny(in: Array($0.name.utf8)) }
        return [Array(calls), Array(plain.dropFirst(calls.count))].filter { !$0.isEmpty }.map { group in
            "\(prefix)var \(group.compactMap(\.binding).joined(separator: ", "))"
        } + variables.filter { !isPlain($0) }.map { $0.line(prefix: prefix) }
    }

    /// - Parameter prefix: the access level and whatever else stands before `var`.
    func line(prefix: String) -> String {
        let name = SwiftNames.declaration(name)
        switch content {
        case .stored: return "\(prefix)\(isOnlyRead ? "private(set) " : "")var \(binding ?? "")\(observer)"
        case .computed(let type, let expression): return "\(prefix)var \(name): \(type) { \(expression) }"
        case .locked(let type, let place) where isOnlyRead: return "\(prefix)var \(name): \(type) { \(place) }"
        case .locked(let type, let place):
            return "\(prefix)var \(name): \(type) { get { \(place) } set { \(place) = newValue } }"
        }
    }
}

/// An object of the library's that holds values behind a lock: `private let fooCalls = LockedCalls<Int, Void, () -> Void>()`.
struct LockedStorage: Hashable {
    var name: String
    var type: String
    var arguments: String

    func line(isStatic: Bool, _ shape: MockShape) -> String {
        let prefix = "private " + shape.free
        if !isStatic { return "\(prefix)let \(name) = \(type)(\(arguments))" }
        if shape.linked.generics.isEmpty { return "\(prefix)static let \(name) = \(type)(\(arguments))" }
        // A generic class has no static stored properties.
        return "\(prefix)static var \(name): \(type) { "
            + "StaticMockRecordings.shared(\"\(name)\", of: Self.self, \(type)(\(arguments))) }"
    }
}

/// What a mock has for one member of its protocol.
struct MemberCode {
    var conditions: [Condition]
    var isStatic: Bool
    var storage: [LockedStorage] = []
    var variables: [StateVariable]
    /// The member itself.
    var lines: [String]
    /// `@available(*, deprecated)`, so that what is held may be of deprecated types.
    var deprecation: String?
    /// What the sample that it answers with needs to have imported.
    var sampleModules: [String] = []

    /// The lines of what the mock holds.
    func variableLines(_ shape: MockShape) -> [String] {
        let isLocked = shape.locks(isStatic: isStatic)
        let prefix = (isLocked ? shape.free : "") + shape.access + (isStatic ? "static " : "")
        let declared =
            shape.naming.joinsVariables
            ? StateVariable.joined(variables, prefix: prefix) : variables.map { $0.line(prefix: prefix) }
        let held = storage.map { $0.line(isStatic: isStatic, shape) } + declared
        return held.map { (deprecation.map { $0 + " " } ?? "") + $0 }
    }
}
