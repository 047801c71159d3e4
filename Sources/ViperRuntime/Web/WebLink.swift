import Foundation

/// A link in a page.
struct WebLink {
    /// The result of following a link.
    enum Course {
        /// The page loads it.
        case page
        /// The screen closes, and the app takes over.
        case app(@MainActor @Sendable () -> Void)
        /// Another app opens it, as with `mailto:`.
        case otherApp(URL)
        /// Nothing happens.
        case nowhere
    }

    var url: URL?
    /// True if the user tapped it; scripts and redirects follow links by themselves.
    var isTapped: Bool
    /// True if it replaces the whole page, and not only a frame.
    var isOfWholePage: Bool
    /// True if it leads to a page that the screen was opened with, or has already shown.
    var isKnown = false

    /// Decides on the link. The app is asked about each new page, including redirects. Files, scripts and data never
    /// replace a page, and another app only opens after a tap.
    ///
    /// - Parameter onLink: The app's answer.
    @MainActor func course(asking onLink: (URL) -> WebLinkAnswer) -> Course {
        guard let url, let scheme = url.scheme?.lowercased() else { return .nowhere }
        guard isOfWholePage else { return Self.schemesOfFrames.contains(scheme) ? .page : .nowhere }
        if scheme == "about" { return .page }
        guard !Self.refused.contains(scheme) else { return .nowhere }
        let isOfWeb = Self.isOfWeb(url)
        if isOfWeb, isKnown { return .page }
        if case .close(let then) = onLink(url) { return .app(then) }
        if isOfWeb { return .page }
        return isTapped ? .otherApp(url) : .nowhere
    }

    /// Returns true for the address of a web page, with `http` or `https`.
    static func isOfWeb(_ url: URL) -> Bool {
        let scheme = url.scheme?.lowercased()
        return scheme == "https" || scheme == "http"
    }

    /// Returns true if a link leads to another place on the current page.
    static func isWithin(_ page: URL?, _ link: URL?) -> Bool {
        guard let page, let link, link.fragment != nil else { return false }
        return page.withoutFragment == link.withoutFragment
    }

    private static let schemesOfFrames: Set<String> = ["http", "https", "about", "data", "blob"]
    private static let refused: Set<String> = ["file", "javascript", "data", "blob"]
}

extension URL {
    fileprivate var withoutFragment: Substring { absoluteString.prefix { $0 != "#" } }
}
