/// A tab that the app starts with. For example: `{ scene: RecipeSearch, title: "Recipes", image: system(book) }`.
public struct TabSpec: Hashable, Sendable {
    public var scene: Located<String>
    public var title: Located<SwiftExpression>?
    public var image: Located<TabImage>?

    public init(scene: Located<String>) {
        self.scene = scene
    }
}

/// The image of a tab. For example: `recipes`, or `system(book)`.
public enum TabImage: Hashable, Sendable {
    /// An image of the app's asset catalogue.
    case asset(String)
    /// One of Apple's symbols.
    case symbol(String)

    /// - Returns: `nil` if the brackets hold no name or aren't closed.
    init?(_ text: String) {
        guard text.hasPrefix("system(") else {
            self = .asset(text)
            return
        }
        let name = text.dropFirst("system(".count).dropLast()
        guard text.hasSuffix(")"), !name.isEmpty else { return nil }
        self = .symbol(String(name))
    }

    /// The image as written in a spec.
    var text: String {
        switch self {
        case .asset(let name): name
        case .symbol(let name): "system(\(name))"
        }
    }
}

extension TabSpec: DescribedByKeys {
    func members(of key: TabKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .scene: ["scene": scene.dump]
        case .label: ["title": title?.dump(\.text) ?? .null]
        case .image: ["image": image?.dump(\.text) ?? .null]
        }
    }
}
