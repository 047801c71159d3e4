#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A test library that the process may have, found at run time: mocks are linked into sandbox apps too, where there is none.
nonisolated struct TestLibrary {
    var name: String
    /// What each version of it has.
    var landmark: String
    /// The functions that are called.
    var functions: [String]

    var isLoaded: Bool { TestLibrary.address(of: landmark) != nil }

    /// Functions that this version of it doesn't have, while it is there; empty where it isn't.
    var missingFunctions: [String] {
        isLoaded ? functions.filter { TestLibrary.address(of: $0) == nil } : []
    }

    /// What a run has to say that can't tell the library of an issue; `nil` where it can, or where it isn't there.
    func notice(of message: String, file: StaticString, line: UInt) -> String? {
        guard let missing = missingFunctions.first else { return nil }
        return "\(file):\(line): \(message)\n"
            + "note: this version of \(name) has no '\(missing)', so that the running test can't be told; update ViperGen\n"
    }

    /// A function of a library that may not be there.
    ///
    /// - Parameter type: A struct whose one property is the function. A bare function type would not do: a generic
    ///   function hands over functions in a form of their own, which takes its arguments otherwise.
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

/// A Swift function as it is in memory, without anything captured.
private nonisolated struct FunctionValue {
    var code: UnsafeMutableRawPointer
    var context: UnsafeMutableRawPointer?
}
