package import FileEmission

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
