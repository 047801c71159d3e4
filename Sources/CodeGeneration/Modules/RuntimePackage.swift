import ProjectModel

/// The package that holds the runtime libraries, as the manifest refers to it.
struct RuntimePackage {
    /// What products are taken from.
    let name: String
    /// The manifest's dependency; without traits, so that the generator is neither fetched nor built.
    let dependency: String

    init(_ source: PackageSource) {
        let package = ExternalPackage(runtime: source)
        name = package.identity
        dependency = package.manifestText(traits: "[]")
    }
}
