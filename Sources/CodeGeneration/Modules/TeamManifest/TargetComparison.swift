/// Compares a target of the specs with the manifest's target of the same name.
struct TargetComparison {
    let target: PackageTarget
    let found: PackageDescription.Target
    let comparison: ManifestComparison

    private var project: Project { comparison.project }
    private var places: DefinitionPlaces { comparison.places }

    func differences() -> [Diagnostic] {
        // Of another kind, it is another target altogether.
        kindDifference().map { [$0] }
            ?? (pathDifferences() + missingDependencies() + extraDependencies() + missingResources())
    }

    private func kindDifference() -> Diagnostic? {
        let wanted = target.kind.dumpName
        guard found.kind != wanted else { return nil }
        return comparison.difference(
            at: places.target(target.name),
            "the target '\(target.name)' is a '\(found.kind)' target in Package.swift, not '\(wanted)'",
            "write there: \(target.manifestText(in: project)),"
        )
    }

    private func pathDifferences() -> [Diagnostic] {
        let wanted = target.folder
        let path = found.path.map(\.plainPath) ?? PackageTarget(kind: target.kind, name: target.name).folder
        guard path != wanted else { return [] }
        return [
            comparison.difference(
                at: places.sources(ofTarget: target.name),
                "the target '\(target.name)' is in '\(path)' in Package.swift, but in '\(wanted)' in the specs",
                "write there: path: \(wanted.swiftLiteral),"
            )
        ]
    }

    private func missingDependencies() -> [Diagnostic] {
        target.dependencies.filter { !found.dependencies.contains($0.name) }.map { dependency in
            comparison.difference(
                at: place(of: dependency),
                "the target '\(target.name)' lacks the dependency '\(dependency.name)' in Package.swift",
                "add to its 'dependencies': \(dependency.manifestText(in: project)),"
            )
        }
    }

    private func place(of dependency: PackageTarget.Dependency) -> SourceLocation {
        switch dependency {
        case .module(let name): places.dependency(ofTarget: target.name, on: name)
        case .product(let product): places.product(product.name, ofTarget: target.name)
        case .runtime, .testing: places.runtime
        case .images: places.product(dependency.name, ofTarget: target.name)
        case .openCombine: places.target(target.name)
        }
    }

    /// Returns errors for dependencies that aren't in the specs. Tests and the app may have others.
    private func extraDependencies() -> [Diagnostic] {
        guard target.kind == .target, target.name != project.app else { return [] }
        let wanted = Set(target.dependencies.map(\.name))
        return found.dependencies.subtracting(wanted).sorted().map { name in
            comparison.difference(
                at: places.target(target.name),
                "the target '\(target.name)' has a dependency '\(name)' in Package.swift that the specs don't have",
                extraNote(on: name)
            )
        }
    }

    private func extraNote(on name: String) -> String {
        if project.coreModules.contains(where: { $0.name == name }) {
            return "remove it there, or add it to 'dependencies' in the module's spec"
        }
        if name == Project.imagesProduct || project.packages.contains(where: { $0.products.contains(name) }) {
            return "remove it there, or add it to 'packages' in the module's spec"
        }
        if project.features.contains(where: { $0.name == name || $0.interfaceName == name }) {
            return "remove it there: features reach each other by routes and use cases of their specs"
        }
        return "remove it there, or list it as a product of a package, or as a core module, in the specs"
    }

    /// Returns an error if the resources are missing: without them, the module has no `Bundle.module`.
    private func missingResources() -> [Diagnostic] {
        guard target.hasResources, !found.resources.contains(where: { $0.plainPath == "Resources" }) else { return [] }
        let hasTexts = comparison.project.localization != nil
        let contents = hasTexts ? "texts are in a string catalogue" : "views are loaded from nibs or storyboards"
        return [
            comparison.difference(
                at: places.target(target.name),
                "the target '\(target.name)' lacks its resources in Package.swift: its \(contents)",
                "write there: resources: [\(PackageTarget.resourcesText)],"
            )
        ]
    }
}

extension PackageTarget.Kind {
    /// The kind's name in a dump.
    var dumpName: String {
        switch self {
        case .target: "regular"
        case .executableTarget: "executable"
        case .testTarget: "test"
        }
    }
}

extension String {
    /// The path without a leading `./` and a trailing slash.
    fileprivate var plainPath: String {
        var path = self[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return String(path)
    }
}
