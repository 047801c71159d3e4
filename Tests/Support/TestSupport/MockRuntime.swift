import Foundation

/// The sources that mocks stand on, as far as they need no screens: they compile in a moment.
public enum MockRuntime {
    /// Modules with their sources, dependencies first.
    public static let modules = [
        ("ViperIssues", sources(["IssueReport", "SwiftTestingIssue", "TestLibrary"], of: "ViperIssues")),
        (
            "ViperTesting",
            sources(
                recording + ["Unstubbed", "Mocks/AwaitedCalls", "Mocks/ByArgument", "Mocks/InTurn"],
                of: "ViperTesting"
            )
        ),
    ]

    /// What needs no other module, but a function `unstubbed`.
    public static let recordingSources = sources(recording, of: "ViperTesting")

    /// Stand-ins for what ``recordingSources`` leave out.
    public static let stubbing = """
        nonisolated func unstubbed(
            _: String, of: String, advice: String, file: StaticString = #fileID, line: UInt = #line
        ) -> Never { preconditionFailure() }

        nonisolated func stubbed<Value>(
            _ value: Value?, or plain: @autoclosure () -> Value, for: String, of: String, advice: String
        ) -> Value { value ?? plain() }

        """

    private static let recording = [
        "MockRecording", "Mutex", "StubbedValue", "RecordedCalls", "LockedCalls", "LockedValue",
    ]

    private static func sources(_ names: [String], of module: String) -> [String] {
        names.map { Repository.sources.appendingPathComponent("\(module)/\($0).swift").path }
    }
}
