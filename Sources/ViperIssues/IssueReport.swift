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
    public static func record(_ message: String, file: StaticString, line: UInt) {
        XCTestIssue.record(message, file: file, line: line)
        SwiftTestingIssue.record(message, file: file, line: line)
    }

    /// A function of a library that may not be there.
    ///
    /// - Parameter type: A struct whose one property is the function. A bare function type would not do: a generic
    ///   function hands over functions in a form of their own, which takes its arguments otherwise.
    static func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
        #if canImport(Darwin)
            let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
        #else
            let everywhere: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(everywhere, name).map { unsafeBitCast(FunctionValue(code: $0), to: type) }
    }
}

/// A Swift function as it is in memory, without anything captured.
private nonisolated struct FunctionValue {
    var code: UnsafeMutableRawPointer
    var context: UnsafeMutableRawPointer?
}

/// XCTest's `XCTFail(_:file:line:)`, in the one for Apple's systems and in the one for others.
private nonisolated enum XCTestIssue {
    private struct Fail {
        var call: (String, StaticString, UInt) -> Void
    }

    static func record(_ message: String, file: StaticString, line: UInt) {
        let fail = IssueReport.symbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF", as: Fail.self)
        fail?.call(message, file, line)
    }
}
