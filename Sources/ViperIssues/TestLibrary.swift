#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A test library that is looked up at run time: mocks are also linked into sandbox apps, which have none.
nonisolated struct TestLibrary {
    var name: String
    /// A symbol that each of its versions has.
    var landmark: String
    /// The functions that are called.
    var functions: [String]

    var isLoaded: Bool { TestLibrary.address(of: landmark) != nil }

    /// The functions that this version lacks; empty if the library isn't loaded.
    var missingFunctions: [String] {
        isLoaded ? functions.filter { TestLibrary.address(of: $0) == nil } : []
    }

    /// Returns the notice to print if the library can't record an issue; `nil` if it can, or if it isn't loaded.
    func notice(of message: String, file: StaticString, line: UInt) -> String? {
        guard let missing = missingFunctions.first else { return nil }
        return "\(file):\(line): \(message)\n"
            + "note: this version of \(name) has no '\(missing)', so that the running test can't be told; update ViperGen\n"
    }

    /// Returns a function of a library that may not be loaded.
    ///
    /// - Parameter type: A struct whose only property is the function. A bare function type doesn't work: a generic
    ///   function passes functions in a form of its own, with another calling convention.
    static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        address(of: name).map { unsafeBitCast(FunctionValue(code: $0), to: type) }
    }

    private static func address(of name: String) -> UnsafeMutableRawPointer? {
        #if canImport(Darwin)
            let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
        #else
            let everywhere: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(everywhere, name)
    }
}

/// A Swift function as represented in memory, without captures.
private nonisolated struct FunctionValue {
    var code: UnsafeMutableRawPointer
    var context: UnsafeMutableRawPointer?
}
