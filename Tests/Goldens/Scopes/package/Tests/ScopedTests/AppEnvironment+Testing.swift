@testable import Scoped

extension AppEnvironment {
    /// The environment that tests run the whole app on.
    static func forTesting() -> AppEnvironment {
        AppEnvironment()
    }
}
