#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells the running XCTest test what went wrong, if there is one.
///
/// Mocks are linked into sandbox apps too, where no test library is: so it is looked up at run time.
nonisolated enum IssueReport {
    /// `XCTFail(_:file:line:)`, in XCTest for Apple's systems and in the one for others.
    private static let failure = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

    private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

    static func record(_ message: String, file: StaticString, line: UInt) {
        #if canImport(Darwin)
            let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
        #else
            let everywhere: UnsafeMutableRawPointer? = nil
        #endif
        guard let symbol = dlsym(everywhere, failure) else { return }
        unsafeBitCast(symbol, to: Fail.self)(message, file, line)
    }
}
