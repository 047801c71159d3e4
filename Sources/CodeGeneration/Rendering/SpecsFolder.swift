public import ProjectModel

/// Names specs in generated headers: by their place in the folder of specs, wherever that folder is.
struct SpecsFolder {
    private let prefix: String

    init(of project: Project) {
        prefix = String(project.specPath.dropLast(project.specPath.lastComponent.count))
    }

    /// For example: `Recipes/RecipeDetails.yml`.
    func relative(_ path: String) -> String {
        path.utf8.starts(with: prefix.utf8) ? String(path.utf8.dropFirst(prefix.utf8.count)) ?? path : path
    }
}

extension String {
    /// What stands behind the last slash.
    fileprivate var lastComponent: Substring {
        split(separator: "/", omittingEmptySubsequences: false).last ?? self[...]
    }
}

extension Feature {
    /// The module's spec; its folder where it has none, since that changes with no scene that comes or goes.
    public var moduleSpec: String {
        let file = specPath.lastComponent
        return ["module.yml", "module.yaml"].contains(file) ? specPath : String(specPath.dropLast(file.count))
    }
}
