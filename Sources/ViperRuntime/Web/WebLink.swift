import Foundation

/// A link that a page wants to follow.
struct WebLink {
    /// What becomes of a link.
    enum Course {
        /// The page loads it.
        case page
        /// The screen goes, and the app leads on.
        case app(@MainActor @Sendable () -> Void)
        /// Another app opens it, as with `mailto:`.
        case otherApp(URL)
        /// Nothing happens.
        case nowhere
    }

    var url: URL?
    /// Whether somebody tapped it; scripts and redirects follow links by themselves.
    var isTapped: Bool
    /// Whether it replaces the whole page, and not what is in a frame of it.
    var isOfWholePage: Bool
    /// Whether it leads to a page that the screen was asked for, or has shown before.
    var isKnown = false

    /// The app is asked about each page that is new, redirects included. Files, scripts and data never replace a page, and
    /// another app opens only when somebody taps.
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

    /// Whether it is the address of a page: by `http` or `https`.
    static func isOfWeb(_ url: URL) -> Bool {
        let scheme = url.scheme?.lowercased()
        return scheme == "https" || scheme == "http"
    }

    /// Whether a link leads to another place of the page that is shown.
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
