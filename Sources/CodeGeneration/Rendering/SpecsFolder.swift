/// Paths of specs in generated headers: relative to the folder of specs, wherever that is.
struct SpecsFolder {
    private let prefix: String

    init(of project: Project) {
        prefix = String(project.specPath.dropLast(project.specPath.lastComponent.count))
    }

    /// Returns a relative path. For example: `Recipes/RecipeDetails.yml`.
    func relative(_ path: String) -> String {
        path.utf8.starts(with: prefix.utf8) ? String(path.utf8.dropFirst(prefix.utf8.count)) ?? path : path
    }
}

extension String {
    /// The text after the last slash.
    fileprivate var lastComponent: Substring {
        split(separator: "/", omittingEmptySubsequences: false).last ?? self[...]
    }
}

extension Feature {
    /// The module's spec, or its folder if it has none: unlike a scene's spec, that doesn't come and go with a scene.
    public var moduleSpec: String {
        let file = specPath.lastComponent
        return ["module.yml", "module.yaml"].contains(file) ? specPath : String(specPath.dropLast(file.count))
    }
}
