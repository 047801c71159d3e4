/// A target for each module, test bundle and sandbox app.
struct XcodeGenTargets {
    let project: XcodeGenProject

    var value: JSONValue {
        .object(
            project.targets.filter { !$0.isOfApplication || $0.kind == .testTarget }.flatMap {
                target -> XcodeGenTemplates.Members in
                [(target.name, .object(members(of: target)))]
                    + (target.hasResources ? [(target.resourcesName, .object(resources(of: target)))] : [])
            }
        )
    }

    private func members(of target: PackageTarget) -> XcodeGenTemplates.Members {
        var members: XcodeGenTemplates.Members = [
            ("templates", .texts([template(of: target).rawValue])),
            ("templateAttributes", .object([("frameworkName", .text(target.name))])),
            ("sources", sources(of: target)),
        ]
        if let identifier = bundleIdentifier(of: target) {
            members.append(
                ("settings", .object([("base", .object([("PRODUCT_BUNDLE_IDENTIFIER", .text(identifier))]))]))
            )
        }
        let dependencies = dependencies(of: target)
        if !dependencies.isEmpty { members.append(("dependencies", .list(dependencies))) }
        return members
    }

    /// Returns the sources. Resources have a target of their own, since a static framework doesn't include them.
    private func sources(of target: PackageTarget) -> JSONValue {
        guard target.hasResources else { return .texts([target.folder]) }
        return .list([.object([("path", .text(target.folder)), ("excludes", .texts(["Resources"]))])])
    }

    /// Returns the bundle that apps and tests copy, where the module's accessor finds it.
    private func resources(of target: PackageTarget) -> XcodeGenTemplates.Members {
        [
            ("templates", .texts([XcodeGenTemplates.Name.resources.rawValue])),
            ("templateAttributes", .object([("frameworkName", .text(target.resourcesName))])),
            ("sources", .texts([target.folder + "/Resources"])),
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

    /// Returns `nil` if the template's identifier is valid: names may have characters that identifiers may not.
    private func bundleIdentifier(of target: PackageTarget) -> String? {
        let identifier = BundleIdentifier.part(of: target.name)
        return identifier == target.name ? nil : "\(project.project.bundleIdPrefix).\(identifier)"
    }
}

extension PackageTarget {
    /// The folder of its sources, relative to the target package.
    var folder: String { path ?? (kind == .testTarget ? "Tests" : "Sources") + "/\(name)" }

    /// The bundle of its resources. For example: `RecipesResources`.
    var resourcesName: String { name + "Resources" }
}
