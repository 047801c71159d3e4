package import FileEmission

extension Plan {
    /// What a person wants to see of it: scaffolds, which are theirs from now on. Before it is carried out, all of its changes.
    ///
    /// For example: `create Sources/Home/Application/Jar/JarPresenter.swift`.
    ///
    /// - Parameter display: how a path of the package is shown.
    package func listing(isDryRun: Bool, _ display: (String) -> String = { $0 }) -> [String] {
        changes.filter { isDryRun || ($0.action == .create && $0.file?.ownership == .scaffold) }
            .map { "\($0.action.word) \(display($0.path))" }
    }
}

extension Plan.Action {
    /// The action as a listing names it.
    package var word: String {
        switch self {
        case .create: "create"
        case .replace: "replace"
        case .remove: "remove"
        case .removeFolder: "remove folder"
        case .unchanged: "unchanged"
        case .keep: "keep"
        }
    }
}
