public import Basics
public import SwiftReading

/// What the disk says of the folders that a target package has, is going to have, or takes packages from.
///
/// For example: `TargetPackageFacts.read(for: specs, in: "Examples/Kitchen", specsFolder: "specs")`.
public struct TargetPackageFacts: Hashable, Sendable {
    /// Folders, relative to the package, that a symbolic link leads out of it, and where to.
    public var escapes: [String: String]
    /// The folder of the specs, relative to the package; `nil` where it lies elsewhere.
    public var specsFolder: String?
    /// Folders of other packages that aren't there, as the specs spell them, each with one nearby that is, where there is one.
    public var missingPackages: [String: String?]
    /// Types that the sources declare, of those that the specs may have misspelt.
    public var declaredTypes: Set<String>
    /// The cases of enums that combinations of display states may be made of, by type.
    public var enumCases: [String: [DeclaredEnums.Case]] = [:]
    /// Components in core modules and in modules of views, by name, where a section or a part is drawn by one.
    public var components: [String: FoundComponent] = [:]
    /// Those of them that only specs name so far.
    public var unwrittenComponents: [String: FoundComponent] = [:]
    /// Types without the mark that specs name as components, each with its file.
    public var unmarkedComponents: [String: String] = [:]
    /// Whether the sources were there to look for those; without them none can be missed.
    public var knowsComponents = false
    /// Classes of old screens that are navigation controllers, of those whose scenes are to be shown in one.
    public var navigationControllers: Set<String> = []
    /// The protocols in the sources of services whose members are called, by name, with all that they inherit.
    public var serviceProtocols: [String: CallableProtocol] = [:]
    /// The structs and enums in the sources, of the types that are handed to those members and come from them in another form.
    public var valueTypes: Set<String> = []
    /// The core modules that declare descriptors which specs name, and what builds their scenes; sorted.
    public var descriptorModules: [String] = []
    /// The descriptors that the sources declare; `nil` unless those without a spec were looked for.
    public var descriptors: [DeclaredDescriptor]?
    /// Sources that couldn't be read in search of those.
    public var problems: [Diagnostic] = []
    /// Whether the package is there, and has no folder with the app's sources.
    public var lacksAppFolder = false
    /// Whether there is the folder of the app's tests.
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

    /// Follows the links below the package's folder. What isn't there yet leads nowhere.
    ///
    /// - Parameters:
    ///   - specsFolder: As the user named it.
    ///   - needsSources: For a command that writes the package, or checks what is in it: what its sources lack is an error there,
    ///     also where it has none.
    public static func read(
        for specs: SpecSet,
        in package: String,
        specsFolder: String,
        needsSources: Bool = false
    ) -> TargetPackageFacts {
        var facts = TargetPackageFacts()
        // Something else in the package's place is for whoever writes there to tell.
        if let folder = FutureFolder(package), [nil, .folder].contains(FileSystem.kind(of: folder.path)) {
            facts.knowsComponents = needsSources
            for path in specs.project.packageFolders.map(\.value)
            where FileSystem.kind(of: folder.path(to: path)) != .folder {
                facts.missingPackages[path] = .some(nearby(path, seenFrom: folder))
            }
        }
        facts.readComponents(of: specs, in: package)
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
        facts.readNavigationControllers(of: specs, in: sourceFolders(of: specs, root))
        facts.readServiceProtocols(of: specs, in: sourceFolders(of: specs, root), ofLoadsOnly: !needsSources)
        facts.readDescriptorModules(of: specs, in: root)
        if let specs = FileSystem.resolved(specsFolder), specs != root, isInside(specs, root) {
            facts.specsFolder = String(specs.dropFirst(root.count).drop { $0 == "/" })
        }
        return facts
    }

    /// Where the deepest existing part of `folder` really is, if that is outside of `root`.
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

    /// The path with another last part, where there is such a folder with a near name.
    private static func nearby(_ path: String, seenFrom folder: FutureFolder) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last(where: { !$0.isEmpty }), let end = parts.lastIndex(of: last) else { return nil }
        let parent = parts[..<end].joined(separator: "/")
        let place = folder.path(to: parent.isEmpty && !path.hasPrefix("/") ? "." : parent + "/")
        let near = NearName.find(String(last), in: SourceFolder(path: place).subfolders ?? [])
        return near.map { parent.isEmpty && !path.hasPrefix("/") ? $0 : "\(parent)/\($0)" }
    }

    /// The sources are read only where a type looks misspelt.
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
    /// The folders outside of `Sources` whose types specs may name: of modules with `sources:`, their interfaces and their views.
    var movedFolders: [String] {
        modules.compactMap { $0.sources?.value }.flatMap { [$0, $0 + "Interface", $0 + "UI"] }
    }
}

extension ProjectSpec {
    /// The folders that packages are taken from, as the spec spells them.
    var packageFolders: [Located<String>] {
        var folders: [Located<String>] = []
        if let runtime, case .path(let path) = runtime.value { folders.append(Located(path, at: runtime.range)) }
        for package in packages {
            if case .path(let path) = package.source.value { folders.append(Located(path, at: package.source.range)) }
        }
        return folders
    }
}
