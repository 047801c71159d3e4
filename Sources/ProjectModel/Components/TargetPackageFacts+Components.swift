/// A component, and the module that contains it.
public struct FoundComponent: Hashable, Sendable {
    public var module: String
    public var declared: DeclaredComponent
    /// The place in a spec that names it, if nothing but specs does.
    public var use: SourceLocation?

    public init(module: String, declared: DeclaredComponent, use: SourceLocation? = nil) {
        self.module = module
        self.declared = declared
        self.use = use
    }
}

extension TargetPackageFacts {
    /// Reads the components, if a section or a part is drawn by one.
    ///
    /// - Parameters:
    ///   - package: the path as the user wrote it, for diagnostics.
    ///   - designed: the sources of a design that is imported; `nil` to read those of the last import.
    mutating func readComponents(of specs: SpecSet, in package: String, designed: DesignedSources?) {
        guard specs.modules.contains(where: { $0.scenes.contains { !$0.componentUses.isEmpty } }) else { return }
        let parent = ["", "."].contains(package) ? "" : package.hasSuffix("/") ? package : package + "/"
        for (module, path) in specs.componentFolders {
            let folder = parent + path
            var (files, diagnostics) = SourceFolder(path: folder).files { DeclaredComponent.mark.findsAny(in: $0) }
            if let designed {
                files += designed.module == module ? designed.files : []
            } else {
                let written = SourceFolder(path: "\(folder)/\(SourceFolder.designed)").files()
                files += written.files.map { ("\(SourceFolder.designed)/\($0.path)", $0.bytes) }
                diagnostics += written.diagnostics
            }
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

    /// Adds components. Of two with the same name, the first counts; an error is reported when previews are made.
    private mutating func add(_ declared: DeclaredComponents, in module: String) {
        for component in declared.components where components[component.name] == nil {
            components[component.name] = FoundComponent(module: module, declared: component)
        }
    }
}

/// The Swift sources of a design that is imported, before they are written.
public struct DesignedSources {
    /// The module that they are for.
    public var module: String
    /// The paths relative to the module's folder, with the bytes.
    public var files: [(path: String, bytes: [UInt8])]

    public init(module: String, files: [(path: String, bytes: [UInt8])]) {
        self.module = module
        self.files = files
    }
}

extension SpecSet {
    /// The folders of components by module, core modules first.
    public var componentFolders: [(module: String, folder: String)] {
        let core = project.core.value
        let cores = modules.filter { $0.kind.value == .core }
        let own = cores.contains { $0.name.value == core } ? [] : [(module: core, folder: "Sources/\(core)")]
        return own + cores.map { ($0.name.value, $0.folder) }
            + modules.filter(\.hasUIModule).map { ($0.name.value + "UI", $0.folder + "UI") }
    }
}
