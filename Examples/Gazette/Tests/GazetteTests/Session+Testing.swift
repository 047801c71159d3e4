@testable import Gazette

extension Session {
    /// The environment that tests run the whole app on.
    @MainActor
    static func forTesting() -> Session {
        Session(store: ArticleStoreMock(), tracking: TrackingMock(), accounts: AccountsMock())
    }
}
