import Diagnostics
import Testing

@testable import ScaffoldSync

/// What tests are told to write once mocks have another naming.
@Suite struct MockRenamingTests {
    enum Naming: String, Sendable {
        case short, sourcery, mockolo
    }

    struct Case: Sendable, CustomStringConvertible {
        var from: Naming
        var to: Naming
        /// What a test does with the mock.
        var use: String
        var note: String

        init(_ from: Naming, _ to: Naming, _ use: String, _ note: String) {
            (self.from, self.to, self.use, self.note) = (from, to, use, note)
        }

        var description: String { "\(from) to \(to): \(use)" }
    }

    @Test(arguments: [
        Case(.short, .mockolo, "openCallsCount", "write 'openCallCount'"),
        Case(.short, .mockolo, "openCalled", "write 'openCallCount > 0'"),
        Case(.short, .mockolo, "openReceivedName", "write 'openArgValues.last'"),
        Case(.short, .mockolo, "openReceivedInvocations", "write 'openArgValues'"),
        Case(
            .short,
            .mockolo,
            "openReturnValue = 1",
            "write 'openHandler = { _ in … }', a closure that returns the value"
        ),
        Case(
            .short,
            .mockolo,
            "openThrowableError = nil",
            "write 'openHandler = { _ in throw … }', a closure that throws the error"
        ),
        Case(.short, .mockolo, "openClosure = nil", "write 'openHandler'"),
        Case(.short, .mockolo, "loadIdCallsCount", "write 'loadCallCount'"),
        Case(.short, .mockolo, "loadNameCallsCount", "write 'loadNameCallCount'"),
        Case(.short, .mockolo, "underlyingLabel", "write 'label'; a setting by the test itself is counted as well"),
        Case(
            .short,
            .mockolo,
            "labelSetCallsCount",
            "write 'labelSetCallCount'; a setting by the test itself is counted as well"
        ),
        Case(.short, .sourcery, "openReturnValue", "write 'openNameReturnValue'"),
        Case(.short, .sourcery, "openReceivedName", "write 'openNameReceivedName'"),
        Case(.sourcery, .short, "openNameCalled", "write 'openCalled'"),
        Case(.sourcery, .mockolo, "openNameCallsCount", "write 'openCallCount'"),
        Case(.sourcery, .mockolo, "loadIdClosure", "write 'loadHandler'"),
        Case(.mockolo, .short, "openHandler = { _ in 1 }", "write 'openClosure'"),
        Case(.mockolo, .sourcery, "openArgValues", "write 'openNameReceivedInvocations'"),
        Case(.mockolo, .short, "loadCallCount", "write 'loadIdCallsCount'"),
        Case(.mockolo, .short, "labelSetCallCount", "write 'labelSetCallsCount'"),
    ])
    func aMembersNewNameIsTold(test: Case) {
        let found = Reviewed(from: Self.mock(test.from), to: Self.mock(test.to)).diagnostics(Self.tests(test.use))
        #expect(found.map(\.id) == ["outdated-use"])
        #expect(found.flatMap(\.notes).map(\.message) == [test.note])
    }

    /// Where the class has another name as well, its members are told with it.
    @Test func aClassWithAnotherNameIsToldWithItsMembers() {
        let now = Self.mock(.mockolo).replacing("MockJarStoring", with: "JarStoringMock")
        let found = Reviewed(from: Self.mock(.short), to: now).diagnostics(Self.tests("openReturnValue = 1"))
        #expect(found.map(\.id) == ["uses-left-over", "outdated-use"])
        #expect(found.first?.notes.map(\.message) == ["write 'JarStoringMock'"])
        #expect(found.last?.message == "'JarStoringMock' has no 'openReturnValue'")
    }

    @Test func valuesOfAnInitializerAreSetAfterwards() {
        let review = Reviewed(from: Self.mock(.mockolo), to: Self.mock(.short))
        let call = [
            "Tests/ShelvesTests/JarTests.swift": "@testable import Shelves\nlet jar = MockJarStoring(label: \"a\")\n"
        ]
        let notes = review.diagnostics(call).flatMap(\.notes).map(\.message)
        #expect(notes == ["write 'MockJarStoring()', then set 'underlyingLabel'"])
        // It can still be made with nothing.
        #expect(review.diagnostics(Self.tests("label = \"a\"")).isEmpty)
    }

    /// A method that changes isn't a naming that does.
    @Test func aMethodWithAnotherLabelIsNoNaming() {
        let now = Self.mock(.sourcery).replacing("openName", with: "openLid").replacing("(name:", with: "(lid:")
        let found = Reviewed(from: Self.mock(.sourcery), to: now).diagnostics(Self.tests("openNameReturnValue = 1"))
        #expect(found.flatMap(\.notes).map(\.message).contains("write 'openLidReturnValue'") == false)
    }

    private static func tests(_ use: String) -> [String: String] {
        [
            "Tests/ShelvesTests/JarTests.swift": """
            @testable import Shelves
            struct JarTests {
                func test() {
                    let mock = MockJarStoring()
                    mock.\(use)
                }
            }

            """
        ]
    }

    private static func mock(_ naming: Naming) -> String {
        let members = naming == .mockolo ? handlers : naming == .short ? results("open") : results("openName")
        return """
            final class MockJarStoring: JarStoring {
                init() {}
            \(members)
                func open(name: String) throws -> Int { 1 }
                func load(id: Int) -> Int { 1 }
                func load(name: String) -> Int { 1 }
            }

            """
    }

    private static func results(_ open: String) -> String {
        """
            var underlyingLabel: String?, labelSetCallsCount = 0
            var label: String { get { underlyingLabel ?? "" } set { underlyingLabel = newValue } }
            var \(open)CallsCount = 0, \(open)ReceivedName: String?, \(open)ReceivedInvocations: [String] = []
            var \(open)ReturnValue: Int?, \(open)ThrowableError: (any Error)?, \(open)Closure: ((String) throws -> Int)?
            var \(open)Called: Bool { \(open)CallsCount > 0 }
            var loadIdCallsCount = 0, loadIdReturnValue: Int?, loadIdClosure: (@Sendable (Int) -> Int)?
            var loadNameCallsCount = 0, loadNameReturnValue: Int?, loadNameClosure: ((String) -> Int)?
        """
    }

    private static let handlers = """
            init(label: String = "") { self.label = label }
            var labelSetCallCount = 0
            var label: String = "" { didSet { labelSetCallCount += 1 } }
            var openCallCount = 0
            var openArgValues: [String] = []
            var openHandler: ((String) throws -> Int)?
            var loadCallCount = 0
            var loadHandler: ((Int) -> Int)?
            var loadNameCallCount = 0
            var loadNameHandler: ((String) -> Int)?
        """
}
