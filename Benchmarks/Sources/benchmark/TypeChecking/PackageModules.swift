import Foundation

/// The modules of a package, tests left out, as its manifest lists them.
struct PackageModules {
    struct Module {
        var name: String
        /// Modules of the same package.
        var dependencies: [String]
        var folder: URL
    }

    let modules: [Module]

    /// - Throws: when the manifest can't be read.
    init(of package: URL) throws {
        let text = try Shell.output(of: ["swift", "package", "dump-package"], in: package)
        // What the package manager tells on its way stands before the manifest.
        let manifest = text[(text.firstIndex(of: "{") ?? text.startIndex)...]
        let targets = try JSONDecoder().decode(Manifest.self, from: Data(manifest.utf8)).targets
        let names = Set(targets.map(\.name))
        modules = targets.filter { $0.type != "test" }.map { target in
            Module(
                name: target.name,
                dependencies: target.dependencies.flatMap(\.names).filter(names.contains),
                folder: package.appendingPathComponent("Sources/\(target.name)")
            )
        }
    }

    /// A module and all that stands on it, dependencies first.
    func dependents(of name: String) -> [Module] {
        ordered.filter { $0.name == name || needed(by: $0).contains(name) }
    }

    /// A module and all that it stands on, dependencies first.
    func closure(of name: String) -> [Module] {
        let needed = modules.first { $0.name == name }.map(needed(by:)) ?? []
        return ordered.filter { $0.name == name || needed.contains($0.name) }
    }

    private var ordered: [Module] {
        let depths = Dictionary(modules.map { ($0.name, needed(by: $0).count) }) { first, _ in first }
        return modules.sorted { (depths[$0.name] ?? 0, $0.name) < (depths[$1.name] ?? 0, $1.name) }
    }

    private func needed(by module: Module) -> Set<String> {
        var found: Set<String> = []
        var open = module.dependencies
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            open += modules.first { $0.name == name }?.dependencies ?? []
        }
        return found
    }
}

/// What is read of `swift package dump-package`.
private struct Manifest: Decodable {
    var targets: [Target]

    struct Target: Decodable {
        var name: String
        var type: String
        var dependencies: [Dependency]
    }

    /// `{"byName": ["Core", null]}`, `{"product": ["ViperRuntime", "ViperGen", null, null]}`
    struct Dependency: Decodable {
        var names: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let kinds = try container.decode([String: [Name]].self)
            names = kinds.values.compactMap { $0.first?.value }
        }
    }

    /// The name, or what else is listed beside it, which is of no interest here.
    struct Name: Decodable {
        var value: String?

        init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(String.self)
        }
    }
}
