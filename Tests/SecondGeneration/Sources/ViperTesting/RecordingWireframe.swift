public import ViperRuntime

/// A wireframe that keeps the routes that it was to take, and takes none.
///
/// For example: `#expect(wireframe.routes == [.product(productID: 7)])`.
@MainActor public final class RecordingWireframe<Route>: SceneWireframe {
    public private(set) var routes: [Route] = []

    /// Whether routes can be taken. Otherwise they aren't kept, and nothing is changed.
    public var canLead = true

    public init() {}

    @discardableResult public func show(_ route: Route, after change: () -> Void = {}) -> Bool {
        guard canLead else { return false }
        change()
        routes.append(route)
        return true
    }
}
