import Basics
public import SwiftReading

/// A tab that the app starts with. For example: `{ scene: RecipeSearch, title: "Recipes", systemImage: book }`.
public struct TabSpec: Hashable, Sendable {
    public var scene: Located<String>
    public var title: Located<SwiftExpression>?
    /// Of the app's asset catalogue.
    public var image: Located<String>?
    /// One of Apple's symbols.
    public var systemImage: Located<String>?

    public init(scene: Located<String>) {
        self.scene = scene
    }
}

extension TabSpec: DescribedByKeys {
    func members(of key: TabKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .scene: ["scene": scene.dump]
        case .label: ["title": title?.dump(\.text) ?? .null]
        case .image: ["image": image?.dump ?? .null]
        case .systemImage: ["systemImage": systemImage?.dump ?? .null]
        }
    }
}
