/// A row of a list, as it is shown now.
public nonisolated struct Row<ID: Hashable & Sendable>: Equatable, Sendable {
    /// Stays the same whatever the row shows.
    public let id: ID
    public let text: String
    /// For tests: the scene and what the row is. For example: `recipeSearch.recipe.1`.
    public let identifier: String
    /// At the row's end, in place of a tap on the row.
    public let button: RowButton?

    public init(_ id: ID, text: String, identifier: String, button: RowButton? = nil) {
        self.id = id
        self.text = text
        self.identifier = identifier
        self.button = button
    }
}

/// A button at the end of a row.
public nonisolated struct RowButton: Equatable, Sendable {
    public let title: String
    /// With what it is about: what is read out has no row around it.
    public let accessibilityLabel: String
    public let identifier: String
    public let isEnabled: Bool

    public init(_ title: String, accessibilityLabel: String, identifier: String, isEnabled: Bool = true) {
        self.title = title
        self.accessibilityLabel = accessibilityLabel
        self.identifier = identifier
        self.isEnabled = isEnabled
    }
}
