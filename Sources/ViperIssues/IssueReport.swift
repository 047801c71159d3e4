#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells the running test what went wrong, if there is one.
///
/// Mocks are linked into sandbox apps too, where no test library is: so both libraries are looked up at run time. For
/// example: `IssueReport.record("Jar.open() is not stubbed", file: #fileID, line: #line)`.
public nonisolated enum IssueReport {
    /// Records an issue of the running test, of Swift Testing or of XCTest; does nothing where no test runs.
    ///
    /// Of a version of them that can't be told this way, it is printed instead.
    public static func record(_ message: String, file: StaticString, line: UInt) {
        XCTestIssue.record(message, file: file, line: line)
        SwiftTestingIssue.record(message, file: file, line: line)
        for library in [XCTestIssue.library, SwiftTestingIssue.library] {
            print(library.notice(of: message, file: file, line: line))
        }
    }

    static func print(_ notice: String?) {
        guard let notice else { return }
        let bytes = Array(notice.utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}

/// XCTest's `XCTFail(_:file:line:)`, in the one for Apple's systems and in the one for others.
nonisolated enum XCTestIssue {
    private struct Fail {
        var call: (String, StaticString, UInt) -> Void
    }

    #if canImport(Darwin)
        private static let landmark = "OBJC_CLASS_$_XCTestCase"
    #else
        private static let landmark = "$s6XCTest0A4CaseCMa"
    #endif
    private static let fail = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

    static let library = TestLibrary(name: "XCTest", landmark: landmark, functions: [fail])

    static func record(_ message: String, file: StaticString, line: UInt) {
        TestLibrary.function(fail, as: Fail.self)?.call(message, file, line)
    }
}
