/// The facts of an app's sources, by the names of its types.
struct AppIndex: Sendable {
    let sources: [AppSource]
    let facts: [SourceFacts]
    /// Declarations and extensions, by full name.
    private var blocks: [String: [TypeFacts]] = [:]
    /// Full names by their last part.
    private var fullNames: [String: Set<String>] = [:]
    /// The members of declarations and their extensions together, by full name.
    private let allMembers: [String: MemberFacts]
    /// The types of top-level aliases, by name; several if they depend on conditions.
    private let aliases: [String: Set<String>]
    private let layout: AppLayout
    private let packages: Set<String>

    init(_ sources: [AppSource], jobs: Int, manifests: [AppManifest] = [], packages: Set<String> = []) {
        self.sources = sources
        layout = AppLayout(manifests)
        self.packages = packages
        facts = Parallel.map(Parallel.chunks(of: Array(sources.indices)), jobs: jobs) { chunk in
            chunk.map { SourceFacts.read(sources[$0], file: $0) }
        }.flatMap(\.self)
        for type in facts.flatMap(\.types) {
            if !type.isExtension { fullNames[type.lastName, default: []].insert(type.name) }
            blocks[type.name, default: []].append(type)
        }
        aliases = facts.flatMap(\.aliases).reduce(into: [:]) { aliases, alias in
            aliases[alias.name, default: []].insert(alias.isConditional ? "" : alias.type)
        }
        allMembers = blocks.mapValues { blocks in
            blocks.reduce(into: MemberFacts()) { $0.merge($1.members) }
        }
    }

    /// The declarations of types, without extensions.
    var declarations: [TypeFacts] { facts.flatMap(\.types).filter { !$0.isExtension } }

    /// Returns the full name of a type as written; `nil` if the sources don't declare it, or declare it twice.
    ///
    /// - Parameter scope: the type around the use.
    func resolve(_ name: String, in scope: String = "") -> String? {
        var scope = scope
        while true {
            let candidate = scope.isEmpty ? name : "\(scope).\(name)"
            if blocks[candidate]?.contains(where: { !$0.isExtension }) == true { return candidate }
            if scope.isEmpty { break }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        // With a module before it, or from within a type that is extended elsewhere.
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let known = (fullNames[last] ?? []).filter { name.hasSuffix($0) || $0.hasSuffix("." + name) }
        return known.count == 1 ? known.first : nil
    }

    func declaration(of name: String) -> TypeFacts? { blocks[name]?.first { !$0.isExtension } }

    func blocks(of name: String) -> [TypeFacts] { blocks[name] ?? [] }

    /// Returns the members of the declaration and its extensions together.
    func members(of name: String) -> MemberFacts { allMembers[name] ?? MemberFacts() }

    /// Returns true if a type itself has a member of the name, even a nested type.
    func hasMember(_ name: String, _ type: String) -> Bool {
        let members = members(of: type)
        return members.names.contains(name) || members.aliases[name] != nil
            || declaration(of: "\(type).\(name)") != nil
    }

    /// Returns the type that has a member of the name: the type itself, or one that it inherits from.
    func owner(of name: String, _ type: String) -> String? {
        ([type] + ancestors(of: type).sorted()).first { hasMember(name, $0) }
    }

    /// Returns true if a name is an alias for a composition of protocols.
    func isComposition(_ name: String) -> Bool { aliases[name]?.contains { $0.contains("&") } == true }

    /// Returns the types of a top-level alias; several, or an empty text, if they depend on conditions.
    func topLevelAliases(_ name: String) -> Set<String>? { aliases[name] }

    /// Returns the folders around a source, outermost first.
    func folders(of file: Int) -> [String] {
        sources[file].path.split(separator: "/").dropLast().map(String.init)
    }

    /// Returns the module of a source, according to a manifest or a package's folders.
    func module(of file: Int) -> String? {
        if let target = target(of: file) { return target.target.name }
        let folders = folders(of: file)
        guard let position = folders.lastIndex(of: "Sources"), position + 1 < folders.endIndex,
            packages.contains(folders[..<position].joined(separator: "/"))
        else { return nil }
        return folders[position + 1]
    }

    /// Returns the folder of the manifest whose target compiles a source; empty if it is unknown. Another app may
    /// have a target of the same name.
    func appFolder(of file: Int) -> String {
        guard let name = target(of: file)?.target.name else { return "" }
        // Of several manifests for one target, the outermost says it for all of its sources.
        let folders = layout.entries(of: sources[file].path).filter { $0.target.name == name }.map(\.manifest.directory)
        return folders.min { $0.utf8.count < $1.utf8.count } ?? ""
    }

    private func target(of file: Int) -> AppLayout.Entry? {
        layout.entries(of: sources[file].path).first { $0.folder != "." }
    }

    /// Returns true if the default isolation is the main actor.
    func isMainActorByDefault(_ file: Int) -> Bool {
        layout.entry(of: sources[file].path)?.target.isMainActorByDefault ?? false
    }

    func location(_ place: SourcePlace) -> SourceLocation {
        let source = sources[place.file]
        return source.bytes.location(of: place.offset, path: source.path)
    }
}
