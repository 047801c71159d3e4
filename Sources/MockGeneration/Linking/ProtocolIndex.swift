/// All protocols that were read, by name.
struct ProtocolIndex: Sendable {
    private var models: [String: [ProtocolModel]] = [:]

    /// The aliases by name; of several with one name, as in the branches of an `#if`, the first.
    private var aliases: [String: TypeShape] = [:]

    private var classes: Set<String> = []

    /// The types nested in each type, and the access levels of types, by path.
    private(set) var nested: [String: Set<String>] = [:]
    private(set) var access: [String: AccessLevel] = [:]

    /// The kinds of types by name.
    var kinds = TypeKinds()

    mutating func add(_ file: SourceFile) {
        classes.formUnion(file.classes)
        for model in file.protocols { models[model.spelledName, default: []].append(model) }
        for alias in file.aliases where aliases[alias.name] == nil { aliases[alias.name] = alias.type }
        addNesting(of: file)
    }

    /// Adds only a file's information about types that contain others.
    mutating func addNesting(of file: SourceFile) {
        nested.merge(file.nested) { $0.union($1) }
        access.merge(file.access, uniquingKeysWith: min)
    }

    /// The names, sorted.
    var names: [String] { models.keys.sorted() }

    func contains(_ name: String) -> Bool { models[name] != nil }

    /// Returns true if the type is a class of the sources or the platform.
    func isClass(_ type: TypeShape) -> Bool {
        classes.contains(type.lastName) || UnmockableProtocols.classes.contains(type.lastName)
    }

    /// Returns the type that an alias stands for; `nil` if it isn't an alias.
    func alias(_ type: TypeShape) -> TypeShape? {
        switch type {
        case .named(let name, _), .member(_, let name, _): models[name] == nil ? aliases[name] : nil
        default: nil
        }
    }

    /// Returns the protocol that a name refers to in another one: a sibling, one of the same file, or any.
    func find(_ type: TypeShape, for user: ProtocolModel) -> ProtocolModel? {
        switch type {
        case .named(let name, _):
            let candidates = models[name] ?? []
            return candidates.first { $0.scope == user.scope && $0.place.file == user.place.file }
                ?? candidates.first { $0.place.file == user.place.file } ?? candidates.first { $0.scope.isEmpty }
                ?? candidates.first
        case .member(let base, let name, _):
            let candidates = models[name] ?? []
            let written = base.text + "." + name
            return candidates.first { ("." + $0.spelledPath).hasSuffix("." + written) } ?? candidates.first
        default: return nil
        }
    }
}
