public import ScopedCore
public import ViperRuntime

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let root = WindowRoot<ScopedWindowState>(.signedOut)
    public internal(set) lazy var session: any Session = DefaultSession { [weak self] isSignedIn in
        guard let self else { return }
        root.change(to: isSignedIn ? .signedIn(SignedInEnvironment(app: self)) : .signedOut)
    }
    public internal(set) lazy var offerFlags: any OfferFlags = DefaultOfferFlags()

    public init() {}
}
