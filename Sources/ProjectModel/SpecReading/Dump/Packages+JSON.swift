public import Basics

extension PackageSource {
    public var dump: JSONValue {
        switch self {
        case .path(let path): .object([("path", .text(path))])
        case .url(let url, let requirement):
            .object([("url", .text(url)), (requirement.key, .text(requirement.text))])
        }
    }
}

extension PackageRequirement {
    /// The key in specs. For example: `exact`.
    public var key: String {
        switch self {
        case .from: "version"
        case .exact: "exact"
        case .branch: "branch"
        case .revision: "revision"
        }
    }

    /// The value of the key. For example: `6.9.0`.
    public var text: String {
        switch self {
        case .from(let text), .exact(let text), .branch(let text), .revision(let text): text
        }
    }
}

extension XcodeGenSpec {
    public var dump: JSONValue {
        .sparse([
            "appTarget": appTarget ? .flag(true) : .null,
            "lintScript": .text(lintScript),
        ])
    }
}
