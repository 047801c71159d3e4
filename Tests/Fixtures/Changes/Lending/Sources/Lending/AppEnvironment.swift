import Foundation
public import LendingCore

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let catalogue: any CatalogueRepository
    public let loans: any LoanRepository
    public let client: any APIClient
    public let tracker: any Tracker
    public let flags: any FeatureFlags
    public let session: URLSession

    /// When the app was started, which no scene has to know.
    let startDate = Date()

    public init(
        catalogue: any CatalogueRepository = DefaultCatalogueRepository(),
        loans: any LoanRepository = DefaultLoanRepository(),
        client: any APIClient = DefaultAPIClient(),
        tracker: any Tracker = TrackerAdapter(),
        flags: any FeatureFlags = DefaultFeatureFlags(),
        session: URLSession = URLSession.shared
    ) {
        self.catalogue = catalogue
        self.loans = loans
        self.client = client
        self.tracker = tracker
        self.flags = flags
        self.session = session
        tracker.track("start")
    }

    /// The app as users try it who get everything new.
    public static func withAllFlags() -> AppEnvironment {
        AppEnvironment(flags: DefaultFeatureFlags(on: [.cards, .search]))
    }
}
