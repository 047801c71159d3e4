/// Facts from disk about folders that a target package has, will have, or takes packages from.
///
/// For example: `TargetPackageFacts.read(for: specs, in: "Examples/Kitchen", specsFolder: "specs")`.
public struct TargetPackageFacts: Hashable, Sendable {
    /// Folders, relative to the package, that a symbolic link leads out of it, with their targets.
    public var escapes: [String: String]
    /// The folder of the specs, relative to the package; `nil` if it lies elsewhere.
    public var specsFolder: String?
    /// Missing folders of other packages, as spelled in the specs, each with an existing one of a similar name, if any.
    public var missingPackages: [String: String?]
    /// The unmanaged paths at which the package has nothing.
    public var missingUnmanaged: Set<String> = []
    /// Types that the sources declare, of those that the specs may have misspelt.
    public var declaredTypes: Set<String>
    /// The cases of enums that combinations of display states may use, by type.
    public var enumCases: [String: [DeclaredEnums.Case]] = [:]
    /// Components in core modules and in modules of views, by name; read only if a section or a part is drawn by one.
    public var components: [String: FoundComponent] = [:]
    /// Components that only specs name so far.
    public var unwrittenComponents: [String: FoundComponent] = [:]
    /// Types without the mark that specs name as components, each with its file.
    public var unmarkedComponents: [String: String] = [:]
    /// True if there were sources to look for components; without sources, none is reported as missing.
    public var knowsComponents = false
    /// Classes of old screens that are navigation controllers, among those whose scenes are to be shown in one.
    public var navigationControllers: Set<String> = []
    /// Protocols of services whose members are called, by name, with everything that they inherit.
    public var serviceProtocols: [String: CallableProtocol] = [:]
    /// The structs and enums in the sources among the parameter and result types of those members.
    public var valueTypes: Set<String> = []
    /// The core modules that declare descriptors which specs name, and what builds their scenes; sorted.
    public var descriptorModules: [String] = []
    /// The descriptors that the sources declare; `nil` unless descriptors without a spec were looked for.
    public var descriptors: [DeclaredDescriptor]?
    /// What the app's own target lacks to be opened by links.
    public var linkReception = LinkReception()
    /// Errors about sources that could not be read.
    public var problems: [Diagnostic] = []
    /// True if the package exists and has no folder with the app's sources.
    public var lacksAppFolder = false
    /// True if the folder of the app's tests exists.
    public var hasAppTests = false

    public init(
        escapes: [String: String] = [:],
        specsFolder: String? = nil,
        missingPackages: [String: String?] = [:],
        declaredTypes: Set<String> = []
    ) {
        self.escapes = escapes
        self.specsFolder = specsFolder
        self.missingPackages = missingPackages
        self.declaredTypes = declaredTypes
    }

    /// Reads the facts, following links below the package's folder. What doesn't exist yet leads nowhere.
    ///
    /// - Parameters:
    ///   - specsFolder: the path as the user wrote it.
    ///   - needsSources: true for a command that writes or checks the package: what its sources lack is an error then,
    ///     even if it has none.
    ///   - designed: the sources of a design that is imported; `nil` to read those of the last import.
    public static func read(
        for specs: SpecSet,
        in package: String,
        specsFolder: String,
        needsSources: Bool = false,
        designed: DesignedSources? = nil
    ) -> TargetPackageFacts {
        var facts = TargetPackageFacts()
        // Something else in the package's place is for whoever writes there to tell.
        if let folder = FutureFolder(package), [nil, .folder].contains(FileSystem.kind(of: folder.path)) {
            facts.knowsComponents = needsSources
            for path in specs.project.packageFolders.map(\.value)
            where FileSystem.kind(of: folder.path(to: path)) != .folder {
                facts.missingPackages[path] = .some(nearby(path, seenFrom: folder))
            }
            facts.missingUnmanaged = Set(specs.project.unmanaged.map(\.value)).filter {
                FileSystem.kind(of: folder.path(to: $0)) == nil
            }
        }
        facts.readComponents(of: specs, in: package, designed: designed)
        guard let root = FileSystem.resolved(package) else { return facts }
        facts.lacksAppFolder = FileSystem.kind(of: "\(root)/\(specs.appFolder)") != .folder
        facts.hasAppTests = FileSystem.kind(of: "\(root)/Tests/\(specs.project.app.value)Tests") == .folder
        for module in specs.modules {
            let folder = module.folder
            if let target = escape(of: folder, root: root) { facts.escapes[folder] = target }
        }
        let suspects = Set(SuspectTypes(specs, declared: [], emitted: EmittedNames.types(of: specs)).suspects.keys)
        let declared = declared(suspects, specs, root)
        facts.declaredTypes = declared.types
        facts.problems += declared.problems
        facts.readEnums(of: specs, in: root)
        facts.readLinkReception(of: specs, in: root)
        facts.readNavigationControllers(of: specs, in: sourceFolders(of: specs, root))
        facts.readServiceProtocols(of: specs, in: sourceFolders(of: specs, root), ofLoadsOnly: !needsSources)
        facts.readDescriptorModules(of: specs, in: root)
        if let specs = FileSystem.resolved(specsFolder), specs != root, isInside(specs, root) {
            facts.specsFolder = String(specs.dropFirst(root.count).drop { $0 == "/" })
        }
        return facts
    }

    /// Returns the real place of the deepest existing part of `folder`, if it is outside `root`.
    private static func escape(of folder: String, root: String) -> String? {
        var parts = folder.split(separator: "/")
        while !parts.isEmpty {
            if let target = FileSystem.resolved("\(root)/\(parts.joined(separator: "/"))") {
                return isInside(target, root) ? nil : target
            }
            parts.removeLast()
        }
        return nil
    }

    /// Returns the path of a file or folder of the package with a near name, in the folder of a path that leads to none.
    public static func path(near path: String, in package: String) -> String? {
        FutureFolder(package).flatMap { nearby(path, seenFrom: $0, among: \.names) }
    }

    /// Returns the path with another last part, if a folder with a near name exists.
    ///
    /// - Parameter names: the names in a folder that count.
    private static func nearby(
        _ path: String,
        seenFrom folder: FutureFolder,
        among names: (SourceFolder) -> [String]? = { $0.subfolders }
    ) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last(where: { !$0.isEmpty }), let end = parts.lastIndex(of: last) else { return nil }
        let parent = parts[..<end].joined(separator: "/")
        let place = folder.path(to: parent.isEmpty && !path.hasPrefix("/") ? "." : parent + "/")
        let near = NearName.find(String(last), in: names(SourceFolder(path: place)) ?? [])
        return near.map { parent.isEmpty && !path.hasPrefix("/") ? $0 : "\(parent)/\($0)" }
    }

    /// Returns the suspect types that the sources declare; without suspects, no source is read.
    private static func declared(
        _ types: Set<String>,
        _ specs: SpecSet,
        _ root: String
    ) -> (types: Set<String>, problems: [Diagnostic]) {
        guard !types.isEmpty else { return ([], []) }
        return sourceFolders(of: specs, root).reduce(into: ([], [])) { found, folder in
            let declared = SourceFolder(path: folder).typesDeclared(among: types.subtracting(found.types))
            found.types.formUnion(declared.files.keys)
            found.problems += declared.diagnostics
        }
    }

    private static func sourceFolders(of specs: SpecSet, _ root: String) -> [String] {
        (["Sources"] + specs.movedFolders).map { "\(root)/\($0)" }
    }

    private static func isInside(_ path: String, _ root: String) -> Bool {
        path == root || path.hasPrefix(root == "/" ? "/" : root + "/")
    }
}

extension SpecSet {
    /// The folders outside `Sources` whose types specs may name: modules with `sources:`, their interfaces and views.
    var movedFolders: [String] {
        modules.compactMap { $0.sources?.value }.flatMap { [$0, $0 + "Interface", $0 + "UI"] }
    }
}

extension ProjectSpec {
    /// The folders of packages, as spelled in the specs.
    var packageFolders: [Located<String>] {
        var folders: [Located<String>] = []
        if let runtime, case .path(let path) = runtime.value { folders.append(Located(path, at: runtime.range)) }
        for package in packages {
            if case .path(let path) = package.source.value { folders.append(Located(path, at: package.source.range)) }
        }
        return folders
    }
}
