/// The classes that documents name, as declared in the sources. Only sources that may declare one are parsed.
struct ClassIndex {
    /// The members of a class, including inherited ones.
    struct Members {
        var outlets: Set<String> = []
        var actions: Set<String> = []
        var hidden: Set<String> = []
        /// True if a superclass is neither in the project's sources nor the system's.
        var isPartlyUnknown = false
    }

    typealias File = (path: String, module: SourceModule)

    private(set) var members: [String: [ClassMembers]] = [:]
    let files: [File]
    private let candidates: [String: [Int]]
    private var parsed: Set<Int> = []
    /// The names that unparseable sources may declare.
    private var unread: Set<String> = []
    /// The reasons why these can't be parsed.
    private(set) var faults: [(path: String, finding: Finding, lines: LineTable)] = []
    let read: @Sendable (String) -> [UInt8]?

    init(_ files: [File], read: @escaping @Sendable (String) -> [UInt8]?) {
        self.files = files
        self.read = read
        var candidates: [String: [Int]] = [:]
        for (position, file) in files.enumerated() {
            guard let bytes = read(file.path) else { continue }
            for name in DeclarationSearch.names(behind: ["class", "extension"], in: bytes) {
                candidates[name, default: []].append(position)
            }
        }
        self.candidates = candidates
    }

    /// Returns the modules that declare a class of that name.
    mutating func modules(declaring name: String) -> [String] {
        load(name)
        return (members[name] ?? []).filter(\.isDeclaration).map(\.module)
    }

    /// Returns true if an unparseable source may declare or extend the class.
    func mayBeUnread(_ name: String) -> Bool { unread.contains(name) }

    /// Returns true if Objective-C knows a class by exactly this name.
    mutating func isKnownToObjectiveC(_ name: String) -> Bool {
        let search = ByteSearch(["@objc(\(name))"])
        for position in files.indices where !parsed.contains(position) {
            guard let bytes = read(files[position].path), search.findsAny(in: bytes) else { continue }
            if !parse(position) { unread.insert(name) }
        }
        return members.values.joined().contains { $0.objectiveCName == name }
    }

    /// Returns possible class names, for near names.
    func names(in module: String) -> [String] {
        candidates.filter { $0.value.contains { files[$0].module.name == module } }.keys.sorted()
    }

    mutating func members(of name: String, in module: String) -> Members {
        var result = Members()
        var pending: [(name: String, module: String)] = [(name, module)]
        var seen: Set<String> = []
        while let (name, module) = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            load(name)
            let all = members[name] ?? []
            let home = all.contains { $0.isDeclaration && $0.module == module } ? module : nil
            for part in all where part.isDeclaration ? (home == nil || part.module == home) : true {
                result.outlets.formUnion(part.outlets)
                result.actions.formUnion(part.actions)
                result.hidden.formUnion(part.hidden)
                if let parent = part.parent { pending.append((parent, part.module)) }
            }
            let isDeclared = all.contains(where: \.isDeclaration)
            if !isDeclared && !PlatformNames.isClass(name) || mayBeUnread(name) { result.isPartlyUnknown = true }
        }
        return result
    }

    /// Returns the selectors of all actions in all sources.
    mutating func allActions() -> Set<String> {
        for position in files.indices where !parsed.contains(position) {
            guard let bytes = read(files[position].path), bytes.contains(text: "IBAction") else { continue }
            parse(position)
        }
        return members.values.joined().reduce(into: []) { $0.formUnion($1.actions) }
    }

    /// Parses the sources that may declare or extend a class.
    mutating func load(_ name: String) {
        for position in candidates[name] ?? [] where !parse(position) { unread.insert(name) }
    }

    /// - Returns: true if it could be parsed. A second call for the same source adds nothing.
    @discardableResult private mutating func parse(_ position: Int) -> Bool {
        let (path, module) = files[position]
        guard parsed.insert(position).inserted else { return !faults.contains { $0.path == path } }
        guard let bytes = read(path) else { return false }
        do throws(UnparsedSource) {
            let source = try ParsedSource(bytes, path: path, module: module)
            let assigned = AssignedNames.all(in: source.tree)
            for declaration in TypeDeclarationVisitor.all(in: source.tree) {
                let part = ClassMembers(declaration, module: module.name, path: path, assigned: assigned)
                members[part.name, default: []].append(part)
            }
            return true
        } catch {
            faults.append((path, error.finding, LineTable(bytes)))
            return false
        }
    }
}
