@testable import Cinema

extension Dependencies {
    /// The environment that tests run the whole app on.
    @MainActor
    static func forTesting() -> Dependencies {
        Dependencies()
    }
}
