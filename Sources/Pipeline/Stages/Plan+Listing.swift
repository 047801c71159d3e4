extension Plan {
    /// Returns a list of the scaffolds, which are the user's from now on; for a dry run, of all changes.
    ///
    /// For example: `create Sources/Home/Application/Jar/JarPresenter.swift`.
    ///
    /// - Parameter display: returns a path of the package as it is printed.
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
