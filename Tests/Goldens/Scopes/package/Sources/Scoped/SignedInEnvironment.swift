public import ScopedCore

/// What is there only while the app is in the state `signedIn`. It is made when that begins, and goes with it.
@MainActor
public final class SignedInEnvironment {
    public let app: AppEnvironment
    public internal(set) lazy var accountRepository: any AccountRepository = DefaultAccountRepository()
    public internal(set) lazy var cartRepository: any CartRepository = DefaultCartRepository()

    public init(app: AppEnvironment) {
        self.app = app
    }
}
