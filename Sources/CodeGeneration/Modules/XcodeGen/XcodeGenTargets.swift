/// A target for each module, test bundle and sandbox app.
struct XcodeGenTargets {
    let project: XcodeGenProject

    var value: JSONValue {
        let built = project.targets.filter { !$0.isOfApplication || $0.kind == .testTarget }
        return .object(
            built.flatMap { target in
                [(target.name, value(of: target))]
                    + (target.hasResources ? [(target.resourcesName, resources(of: target))] : [])
            }
        )
    }

    private func value(of target: PackageTarget) -> JSONValue {
        .sparse([
            "templates": [.text(template(of: target).rawValue)],
            "templateAttributes": ["frameworkName": .text(target.name)],
            "sources": sources(of: target),
            "settings": settings(of: target),
            "dependencies": .list(dependencies(of: target)),
        ])
    }

    /// Returns the sources. Resources have a target of their own, since a static framework doesn't include them.
    private func sources(of target: PackageTarget) -> JSONValue {
        let folder = JSONValue.text(target.folder)
        return target.hasResources ? [["path": folder, "excludes": ["Resources"]]] : [folder]
    }

    /// Returns the bundle that apps and tests copy, where the module's accessor finds it.
    private func resources(of target: PackageTarget) -> JSONValue {
        [
            "templates": [.text(XcodeGenTemplates.Name.resources.rawValue)],
            "templateAttributes": ["frameworkName": .text(target.resourcesName)],
            "sources": ["\(target.folder)/Resources"],
        ]
    }

    private func template(of target: PackageTarget) -> XcodeGenTemplates.Name {
        switch target.kind {
        case .testTarget: .unitTests
        // The one that runs the whole app is not among the targets.
        case .executableTarget: .sandboxApp
        case .target: target.dependencies.contains(.module(project.core)) ? .featureModule : .module
        }
    }

    /// Returns the dependencies that the target's template doesn't have.
    private func dependencies(of target: PackageTarget) -> [JSONValue] {
        let all = XcodeGenDependencies(project)
        switch template(of: target) {
        case .featureModule:
            return all.compiled(target.dependencies.filter { $0 != .runtime && $0 != .module(project.core) })
        case .module: return all.compiled(target.dependencies.filter { $0 != .runtime })
        case .unitTests where target.isOfApplication: return all.hosted(target.dependencies)
        case .sandboxApp, .unitTests, .application: return all.linked(target.dependencies)
        case .resources: return []
        }
    }

    /// Returns `null` if the template's identifier is valid: names may have characters that identifiers may not.
    private func settings(of target: PackageTarget) -> JSONValue {
        let identifier = BundleIdentifier.part(of: target.name)
        if identifier == target.name { return .null }
        return ["base": ["PRODUCT_BUNDLE_IDENTIFIER": "\(project.project.bundleIdPrefix).\(identifier)"]]
    }
}

extension PackageTarget {
    /// The folder of its sources, relative to the target package.
    var folder: String { path ?? (kind == .testTarget ? "Tests" : "Sources") + "/\(name)" }

    /// The bundle of its resources. For example: `RecipesResources`.
    var resourcesName: String { name + "Resources" }
}
