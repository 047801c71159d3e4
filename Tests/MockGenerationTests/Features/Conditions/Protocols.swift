#if canImport(NoSuchModule)
    import NoSuchModule
#elseif os(Linux) || os(macOS)
    public import Foundation
#else
    import Nothing
#endif
#if DEBUG
    import NoDebug
#endif

/// @mockable
public protocol Flagged {
    func always()
    #if NEVER
        func never(_ type: NoSuchType)
        #if DEEP
            var deep: Int { get }
        #endif
    #else
        func never(_ number: Int) -> Data?
        var other: Int { get }
    #endif
    func last()
}

#if NEVER
    /// @mockable
    public protocol Hidden { func hide(_ type: NoSuchType) }
#else
    /// @mockable
    public protocol Shown { func show() }
#endif
