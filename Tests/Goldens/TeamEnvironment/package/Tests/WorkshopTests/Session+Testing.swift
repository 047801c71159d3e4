import WorkshopCore

@testable import Workshop

extension Session {
    /// The environment that tests run the whole app on.
    @MainActor
    static func forTesting() -> Session {
        Session()
    }
}
