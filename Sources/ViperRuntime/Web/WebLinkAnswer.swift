/// What the app says of a link in a ``WebViewScreen``.
///
/// For example:
///
/// ```swift
/// wireframe.showOffers { [weak self] link in
///     guard let productID = Product.ID(link: link) else { return .show }
///     return .close { self?.wireframe.showProduct(productID: productID) }
/// }
/// ```
public enum WebLinkAnswer: Sendable {
    /// The page is the web's: the screen shows it.
    case show
    /// The link is the app's: the screen goes, and then the app leads on. The page isn't loaded.
    case close(then: @MainActor @Sendable () -> Void)
}
