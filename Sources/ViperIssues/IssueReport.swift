#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reports issues to the running test, if there is one.
///
/// Mocks are also linked into sandbox apps, which have no test library, so both libraries are looked up at run time.
/// For example: `IssueReport.record("Jar.open() is not stubbed", file: #fileID, line: #line)`.
public nonisolated enum IssueReport {
    /// Records an issue of the running test, in Swift Testing or XCTest; does nothing if no test is running.
    ///
    /// If a library's version doesn't support this, the issue is printed instead.
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

/// XCTest's `XCTFail(_:file:line:)`, for Apple's systems and for others.
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
