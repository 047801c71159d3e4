public import MarketCore

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let client: any APIClient
    public let logger: any EventLogger
    public let `default`: any OrderRepository
    public let session: URLSession

    public init(
        client: any APIClient = DefaultAPIClient(),
        logger: any EventLogger = DefaultEventLogger(),
        default: any OrderRepository = DefaultOrderRepository(),
        session: URLSession = URLSession.shared
    ) {
        self.client = client
        self.logger = logger
        self.default = `default`
        self.session = session
    }
}
