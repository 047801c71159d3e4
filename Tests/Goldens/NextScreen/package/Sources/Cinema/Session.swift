import ViperRuntime

/// What the app has kept its side effects in since long before there were specs.
@MainActor
final class Session {
    let name: String
    let prices: any Prices

    init(name: String, prices: any Prices) {
        self.name = name
        self.prices = prices
    }

    /// The team's own resolver, which asks the generated switch first.
    func open<S: Screen>(_ screen: S) -> S.Controller {
        if let scene = adoptedScene(for: screen) as? S.Controller { return scene }
        fatalError("nobody opens \(S.self)")
    }
}
