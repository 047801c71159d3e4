public import MarketCore

public nonisolated struct DefaultAPIClient: APIClient {
    public init() {}
}
