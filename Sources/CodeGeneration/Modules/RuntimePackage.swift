import ProjectModel

/// The package that holds the runtime libraries, as the manifest refers to it.
struct RuntimePackage {
    /// What products are taken from.
    let name: String
    /// The manifest's dependency; without traits, so that the generator is neither fetched nor built.
    let dependency: String

    init(_ source: RuntimeSource) {
        switch source {
        case .path(let path):
            name = "ViperGen"
            dependency = ".package(name: \"ViperGen\", path: \(path.swiftLiteral), traits: [])"
        case .url(let url, let version):
            name = ExternalPackage.identity(of: url)
            dependency = ".package(url: \(url.swiftLiteral), from: \(version.swiftLiteral), traits: [])"
        }
    }
}
