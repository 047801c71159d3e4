@testable import Kitchen

extension AppEnvironment {
    /// The environment that tests run the whole app on.
    static func forTesting() -> AppEnvironment {
        AppEnvironment()
    }

    /// An environment in which some services are others.
    static func with(_ replace: (AppEnvironment) -> Void) -> AppEnvironment {
        let environment = AppEnvironment()
        replace(environment)
        return environment
    }
}
