import Diagnostics
import Parallelism
import SwiftReading

/// All that an app's sources say, by the names of its types.
struct AppIndex: Sendable {
    let sources: [AppSource]
    let facts: [SourceFacts]
    /// Declarations and extensions, by full name.
    private var blocks: [String: [TypeFacts]] = [:]
    /// Full names by their last part.
    private var fullNames: [String: Set<String>] = [:]
    /// What declarations and their extensions have together, by full name.
    private let allMembers: [String: MemberFacts]
    private let manifests: [AppManifest]
    private let packages: Set<String>

    init(_ sources: [AppSource], jobs: Int, manifests: [AppManifest] = [], packages: Set<String> = []) {
        self.sources = sources
        self.manifests = manifests
        self.packages = packages
        facts = Parallel.map(Parallel.chunks(of: Array(sources.indices)), jobs: jobs) { chunk in
            chunk.map { SourceFacts.read(sources[$0], file: $0) }
        }.flatMap(\.self)
        for type in facts.flatMap(\.types) {
            if !type.isExtension { fullNames[type.lastName, default: []].insert(type.name) }
            blocks[type.name, default: []].append(type)
        }
        allMembers = blocks.mapValues { blocks in
            blocks.reduce(into: MemberFacts()) { $0.merge($1.members) }
        }
    }

    /// The declarations of types, without extensions.
    var declarations: [TypeFacts] { facts.flatMap(\.types).filter { !$0.isExtension } }

    /// The full name of what is written somewhere; `nil` for what the sources don't declare, or declare twice.
    ///
    /// - Parameter scope: the type within which it is written.
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

    /// What the declaration and its extensions have together.
    func members(of name: String) -> MemberFacts { allMembers[name] ?? MemberFacts() }

    /// The types and protocols that it inherits from or conforms to, also by others.
    func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var next = [name]
        while let current = next.popLast() {
            for inherited in blocks(of: current).flatMap(\.inherited) {
                let full = resolve(inherited, in: current) ?? inherited
                if found.insert(full).inserted { next.append(full) }
            }
        }
        return found
    }

    /// Whether a type has a member of the name itself, also one that is a type.
    func hasMember(_ name: String, _ type: String) -> Bool {
        let members = members(of: type)
        return members.names.contains(name) || members.aliases[name] != nil
            || declaration(of: "\(type).\(name)") != nil
    }

    /// The type that has a member of the name: a type itself, or what it inherits from.
    func owner(of name: String, _ type: String) -> String? {
        ([type] + ancestors(of: type).sorted()).first { hasMember(name, $0) }
    }

    /// Whether a name is an alias for several protocols together.
    func isComposition(_ name: String) -> Bool {
        facts.contains { $0.aliases.contains { $0.name == name && $0.type.contains("&") } }
    }

    /// Those around a source, from the outside.
    func folders(of file: Int) -> [String] {
        sources[file].path.split(separator: "/").dropLast().map(String.init)
    }

    /// The module of a source, where a manifest says it or its folders are a package's.
    func module(of file: Int) -> String? {
        let path = sources[file].path
        let found = manifests.lazy.compactMap { $0.target(of: path) }.first { $0.folder != "." }
        if let found { return found.target.name }
        let folders = folders(of: file)
        guard let position = folders.lastIndex(of: "Sources"), position + 1 < folders.endIndex,
            packages.contains(folders[..<position].joined(separator: "/"))
        else { return nil }
        return folders[position + 1]
    }

    /// Whether what states no actor is on the main one.
    func isMainActorByDefault(_ file: Int) -> Bool {
        let path = sources[file].path
        return manifests.lazy.compactMap { $0.target(of: path) }.first?.target.isMainActorByDefault ?? false
    }

    func location(_ place: SourcePlace) -> SourceLocation {
        let source = sources[place.file]
        let found = TextPlace(ofByte: place.offset, in: source.bytes)
        return SourceLocation(path: source.path, line: found.line, column: found.column)
    }
}
