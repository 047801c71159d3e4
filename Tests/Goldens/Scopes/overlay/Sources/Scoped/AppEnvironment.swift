public import ScopedCore
public import ViperRuntime

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let root = WindowRoot<ScopedWindowState>(.signedOut)
    public internal(set) lazy var session: any Session = DefaultSession { [weak self] isSignedIn in
        guard let self else { return }
        switch (root.state, isSignedIn) {
        case (.signedOut, true): root.change(to: .signedIn(SignedInEnvironment(app: self)))
        case (.signedIn, false): root.change(to: .signedOut)
        default: break
        }
    }
    public internal(set) lazy var offerFlags: any OfferFlags = DefaultOfferFlags()

    public init() {}
}
