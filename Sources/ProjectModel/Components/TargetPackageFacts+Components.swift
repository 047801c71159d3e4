public import Basics
public import SwiftReading

/// A component, and the module that it is in.
public struct FoundComponent: Hashable, Sendable {
    public var module: String
    public var declared: DeclaredComponent
    /// Where a spec names it, as long as nothing else does.
    public var use: SourceLocation?

    public init(module: String, declared: DeclaredComponent, use: SourceLocation? = nil) {
        self.module = module
        self.declared = declared
        self.use = use
    }
}

extension TargetPackageFacts {
    /// The sources are read only where a section or a part is drawn by a component.
    ///
    /// - Parameter package: As the user named it, so that diagnostics name files as the user would.
    mutating func readComponents(of specs: SpecSet, in package: String) {
        guard specs.modules.contains(where: { $0.scenes.contains { !$0.componentUses.isEmpty } }) else { return }
        let parent = ["", "."].contains(package) ? "" : package.hasSuffix("/") ? package : package + "/"
        for (module, path) in specs.componentFolders {
            let folder = parent + path
            let (files, diagnostics) = SourceFolder(path: folder).files { DeclaredComponent.mark.findsAny(in: $0) }
            problems += diagnostics
            if FileSystem.kind(of: folder) == .folder { knowsComponents = true }
            for file in files {
                do throws(NestedTooDeeply) {
                    add(try DeclaredComponents.read(file.bytes), in: module)
                } catch {
                    problems.append(error.diagnostic(in: file.bytes, path: "\(folder)/\(file.path)"))
                }
            }
        }
        guard knowsComponents, problems.isEmpty else { return }
        let unwritten = UnwrittenComponents(specs, besides: components).found
        let declared = typesDeclared(among: Set(unwritten.keys), in: specs.componentFolders.map { parent + $0.folder })
        unmarkedComponents = declared
        unwrittenComponents = unwritten.filter { declared[$0.key] == nil }
        components.merge(unwrittenComponents) { found, _ in found }
    }

    private mutating func typesDeclared(among names: Set<String>, in folders: [String]) -> [String: String] {
        folders.reduce(into: [:]) { files, folder in
            let found = SourceFolder(path: folder).typesDeclared(among: names)
            problems += found.diagnostics
            files.merge(found.files) { first, _ in first }
        }
    }

    /// Of two with one name, which is an error when their previews are made, the first counts.
    private mutating func add(_ declared: DeclaredComponents, in module: String) {
        for component in declared.components where components[component.name] == nil {
            components[component.name] = FoundComponent(module: module, declared: component)
        }
    }
}

extension SpecSet {
    /// By module, core modules first.
    fileprivate var componentFolders: [(module: String, folder: String)] {
        let core = project.core.value
        let cores = modules.filter { $0.kind.value == .core }
        let own = cores.contains { $0.name.value == core } ? [] : [(module: core, folder: "Sources/\(core)")]
        return own + cores.map { ($0.name.value, $0.folder) }
            + modules.filter(\.hasUIModule).map { ($0.name.value + "UI", $0.folder + "UI") }
    }
}
