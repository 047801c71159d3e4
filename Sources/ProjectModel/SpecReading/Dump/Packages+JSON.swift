extension PackageSource {
    public var dump: JSONValue {
        switch self {
        case .path(let path): .object([("path", .text(path))])
        case .url(let url, let requirement):
            .object([("url", .text(url)), ("version", .text(requirement.specText))])
        }
    }
}

extension PackageRequirement {
    /// As specs say it. For example: `exact 6.9.0`.
    public var specText: String { word.map { "\($0.rawValue) \(text)" } ?? text }

    private var word: Word? {
        switch self {
        case .from: nil
        case .exact: .exact
        case .branch: .branch
        case .revision: .revision
        }
    }

    /// The value of the key. For example: `6.9.0`.
    public var text: String {
        switch self {
        case .from(let text), .exact(let text), .branch(let text), .revision(let text): text
        }
    }
}
