/// The app's answer to a link in a ``WebViewScreen``.
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
    /// The screen shows the page.
    case show
    /// The screen closes, and then the app handles the link. The page isn't loaded.
    case close(then: @MainActor @Sendable () -> Void)
}
