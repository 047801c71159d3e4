/// The keys of a tab.
public enum TabKeys: String, SpecKeys {
    /// Not `title`, which is the name of each object of keys.
    case label = "title"
    case image

    public static let title = "tab"
    public static let required = requiredKeys
    public static let place =
        "An entry of `tabs` in `project.yml`, by its scene, where more is to be said. The tab bar shows it before any screen is loaded."

    public var key: SpecKey {
        switch self {
        case .label:
            SpecKey(
                rawValue,
                .defaults("the screen's own title, once it is loaded"),
                type: "text in quotes, or a Swift expression",
                "What stands below the image.",
                example: "title: \"Recipes\""
            )
        case .image:
            SpecKey(
                rawValue,
                type: "name of an image",
                "An image of the app's asset catalogue, or `system(…)` with the name of one of Apple's symbols.",
                example: "image: system(book)"
            )
        }
    }
}
