/// A target's dependencies in XcodeGen's format.
///
/// Modules are static frameworks that link nothing themselves: otherwise, a package's code would be in the app several
/// times. Programs and test bundles link everything that their modules need.
struct XcodeGenDependencies {
    let project: Project
    let targets: [PackageTarget]

    init(_ project: XcodeGenProject) {
        self.project = project.project
        targets = project.targets
    }

    /// Returns the dependencies that a static framework is compiled against.
    func compiled(_ dependencies: [PackageTarget.Dependency]) -> [JSONValue] {
        dependencies.compactMap { value(of: $0, linked: false) }
    }

    /// Returns the transitive dependencies of a program or a test bundle, with their resources.
    func linked(_ dependencies: [PackageTarget.Dependency]) -> [JSONValue] {
        let all = closure(of: dependencies)
        let resources = targets.filter { $0.hasResources && all.contains(.module($0.name)) }
        return all.compactMap { value(of: $0, linked: true) }
            + resources.map { .object([("target", .text($0.resourcesName))]) }
    }

    /// Returns the dependencies of tests that run inside the application: what that links already isn't linked again.
    func hosted(_ dependencies: [PackageTarget.Dependency]) -> [JSONValue] {
        let application = targets.filter { $0.isOfApplication && $0.kind == .target }
        let host = application.map { PackageTarget.Dependency.module($0.name) }
        let inside = Set(closure(of: application.flatMap(\.dependencies)) + host)
        return host.compactMap { value(of: $0, linked: true) }
            + closure(of: dependencies).filter { !host.contains($0) }.compactMap { dependency in
                unlinked(dependency, inside) ?? value(of: dependency, linked: !inside.contains(dependency))
            }
    }

    private func unlinked(
        _ dependency: PackageTarget.Dependency,
        _ inside: Set<PackageTarget.Dependency>
    ) -> JSONValue? {
        guard inside.contains(dependency), case .module(let name) = dependency else { return nil }
        return .object([("target", .text(name)), ("link", .flag(false))])
    }

    /// Returns all transitive dependencies, breadth first.
    private func closure(of dependencies: [PackageTarget.Dependency]) -> [PackageTarget.Dependency] {
        var found: [PackageTarget.Dependency] = []
        var seen: Set<PackageTarget.Dependency> = []
        var waiting = dependencies[...]
        while let next = waiting.popFirst() {
            guard seen.insert(next).inserted else { continue }
            found.append(next)
            if case .module(let name) = next, let target = targets.first(where: { $0.name == name }) {
                waiting += target.dependencies
            }
        }
        return found
    }

    private func value(of dependency: PackageTarget.Dependency, linked: Bool) -> JSONValue? {
        switch dependency {
        case .module(let name): .object([("target", .text(name))])
        case .runtime: product("ViperRuntime", of: project.runtimePackage.identity, linked: linked)
        case .testing: product("ViperTesting", of: project.runtimePackage.identity, linked: linked)
        case .images: product(Project.imagesProduct, of: project.runtimePackage.identity, linked: linked)
        // Apple's platforms have Combine.
        case .openCombine: nil
        case .product(let external):
            XcodeGenPlatforms(project)
                .filter { name in external.platforms.isEmpty || external.platforms.contains { $0.rawValue == name } }
                .map { product(external.name, of: external.packageName, linked: linked, $0) }
        }
    }

    private func product(
        _ name: String,
        of package: String,
        linked: Bool,
        _ more: [(name: String, value: JSONValue)] = []
    ) -> JSONValue {
        let link: [(name: String, value: JSONValue)] = linked ? [] : [("link", .flag(false))]
        return .object([("package", .text(package)), ("product", .text(name))] + link + more)
    }
}
