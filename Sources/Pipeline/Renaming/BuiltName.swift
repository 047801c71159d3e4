extension StringProtocol {
    /// Returns true if it is the name, or is built from it and not from a longer one.
    ///
    /// For example: `RecipeRow` is built from `Recipe`, and neither `Recipes` nor, among names with `RecipeDetails`,
    /// `RecipeDetailsRow`.
    func isBuilt(from name: String, among names: some Sequence<String>) -> Bool {
        isBuilt(from: name) && !names.contains { $0.count > name.count && $0.hasPrefix(name) && isBuilt(from: $0) }
    }

    private func isBuilt(from name: String) -> Bool {
        guard hasPrefix(name) else { return false }
        return dropFirst(name.count).first?.isLowercase != true
    }
}
