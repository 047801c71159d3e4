/// The keys of a route.
public enum RouteKeys: String, SpecKeys {
    case to, with, present

    public static let title = "route"
    public static let required = requiredKeys
    public static let place = "An entry of `routes` in a scene, or of `children`, which have no `present`."

    public var key: SpecKey {
        switch self {
        case .to:
            SpecKey(
                rawValue,
                type: "scene, or address of a page",
                "The scene it leads to, or the fixed page that `web` and `webView` show. Required unless the route shows a page that its caller names, by the parameter `url`, only selects a tab, leads back, or is `custom`.",
                example: "to: UserProfile"
            )
        case .with:
            SpecKey(
                rawValue,
                type: "types by name, or a list of names",
                "What the route's caller passes: parameters of the destination's descriptor, under the same names. Types are for a `custom` route that leads to no scene.",
                example: "with: [userID]"
            )
        case .present:
            SpecKey(
                rawValue,
                .defaults("`web` to a page, else `push`"),
                type: Choices.presentations + ", or tab to select",
                "How the destination comes on screen; `with bar` is in a navigation controller of its own. `tab` selects a tab, by the scene that it shows or by its place (`tab KaimonoTop`, `tab 0`), and pushes a destination there; one that is selected already goes back to its first screen. `web` is Safari's browser in the app; `webView` is a [web view that hands links back to the app](web-pages.md). Four lead back: `close` from a screen that was presented, `pop` to the one below, `root` to the first on the stack, and `popTo` to the nearest one below of the scene under `to`, which nobody builds anew, and nowhere if there is none; a screen that stands in as a variant is known by the scene that was asked for; the wireframe's method is called like the route.",
                example: "present: sheet with bar"
            )
        }
    }
}
