import Testing

@testable import ViperIssues

#if canImport(XCTest)
    import XCTest
#endif

/// What a mock has to say reaches the running test, though the library knows no test library.
@Suite struct IssueReportTests {
    @Test func theRunningTestRecordsAnIssue() {
        withKnownIssue {
            IssueReport.record("Jar.open() is not stubbed", file: #fileID, line: 12)
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["Jar.open() is not stubbed"]
                && issue.sourceLocation?.line == 12 && issue.sourceLocation?.fileName == "IssueReportTests.swift"
        }
    }

    @Test func aPathWithoutAModuleWillDo() {
        withKnownIssue {
            IssueReport.record("nothing", file: "/a/b/Jar.swift", line: 0)
        } matching: {
            $0.sourceLocation?.fileName == "Jar.swift"
        }
    }

    /// A toolchain whose Swift Testing lacks one of them fails here first.
    @Test func swiftTestingHasTheFunctionsThatAreLookedUp() {
        #expect(SwiftTestingIssue.library.isLoaded)
        #expect(SwiftTestingIssue.library.missingFunctions == [])
    }

    #if canImport(XCTest)
        /// The same of XCTest, which this process has as well.
        @Test func xcTestHasTheFunctionThatIsLookedUp() {
            _ = ObjectIdentifier(XCTestCase.self)
            #expect(XCTestIssue.library.isLoaded)
            #expect(XCTestIssue.library.missingFunctions == [])
        }
    #endif

    @Test func whatALibraryCannotBeToldIsPrinted() async throws {
        let result = try await #require(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            let library = TestLibrary(name: "Swift Testing", landmark: "$s7Testing5IssueVMa", functions: ["$sGone"])
            IssueReport.print(library.notice(of: "Jar.open() is not stubbed", file: "Core/Jar.swift", line: 12))
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            output.contains(
                "Core/Jar.swift:12: Jar.open() is not stubbed\nnote: this version of Swift Testing has no '$sGone'"
            )
        )
    }

    @Test func nothingIsPrintedOfALibraryThatIsNotThere() {
        let absent = TestLibrary(name: "NoTest", landmark: "$s6NoTest", functions: ["$sGone"])
        #expect(absent.notice(of: "nothing", file: "A.swift", line: 1) == nil)
        for library in [XCTestIssue.library, SwiftTestingIssue.library] {
            #expect(library.notice(of: "nothing", file: "A.swift", line: 1) == nil)
        }
    }
}
