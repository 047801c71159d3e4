/// The keys of a route.
package enum RouteKeys: String, SpecKeys {
    case to, with, present, presentationStyle, embedInNavigation, tab, url

    package static let title = "route"
    package static let required = requiredKeys
    package static let place = "An entry of `routes` in a scene."

    package var key: SpecKey {
        switch self {
        case .to:
            SpecKey(
                rawValue,
                type: "scene",
                "The scene it leads to. Required with `push`, `present` and `replace`.",
                example: "to: UserProfile"
            )
        case .with:
            SpecKey(
                rawValue,
                type: "types by name, or a list of names",
                "What the route's caller passes: parameters of the destination's descriptor, under the same names.",
                example: "with: { userID: Int64 }"
            )
        case .present:
            SpecKey(
                rawValue,
                .defaults("`web` with a `url`, else `push`"),
                type: Choices.presentations,
                "How the destination comes on screen. `web` is Safari's browser in the app; `webView` is a [web view that hands links back to the app](web-pages.md).",
                example: "present: present"
            )
        case .presentationStyle:
            SpecKey(
                rawValue,
                type: Choices.presentationStyles,
                "The modal presentation style, with `present: present`.",
                example: "presentationStyle: fullScreen"
            )
        case .embedInNavigation:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether a modal destination comes in its own navigation controller.",
                example: "embedInNavigation: true"
            )
        case .tab:
            SpecKey(
                rawValue,
                type: "scene, or whole number from 0",
                "The tab to select, by the scene that it shows or by its place. One that is selected already goes back to its first screen. Required with `present: tab`.",
                example: "tab: KaimonoTop"
            )
        case .url:
            SpecKey(
                rawValue,
                type: "address",
                "A fixed page for `present: web` and `webView`; without it the page is the route's parameter `url`.",
                example: "url: https://example.com/terms"
            )
        }
    }
}
