@testable import Scoped

extension SignedInEnvironment {
    /// The environment that tests run the scenes of the state `signedIn` on.
    static func forTesting() -> SignedInEnvironment {
        SignedInEnvironment(app: .forTesting())
    }
}
