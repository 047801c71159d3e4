/// All the protocols that were read, by name.
struct ProtocolIndex: Sendable {
    private var models: [String: [ProtocolModel]] = [:]

    /// Of several aliases of one name, as in the branches of an `#if`, the first.
    private var aliases: [String: TypeShape] = [:]

    private var classes: Set<String> = []

    /// The types in each type, and how open types are, by their paths.
    private(set) var nested: [String: Set<String>] = [:]
    private(set) var access: [String: AccessLevel] = [:]

    /// What the names of types mean for a mock.
    var kinds = TypeKinds()

    mutating func add(_ file: SourceFile) {
        classes.formUnion(file.classes)
        for model in file.protocols { models[model.spelledName, default: []].append(model) }
        for alias in file.aliases where aliases[alias.name] == nil { aliases[alias.name] = alias.type }
        addNesting(of: file)
    }

    /// Adds of a file what it says of types that others are in, and nothing else.
    mutating func addNesting(of file: SourceFile) {
        nested.merge(file.nested) { $0.union($1) }
        access.merge(file.access, uniquingKeysWith: min)
    }

    /// Sorted.
    var names: [String] { models.keys.sorted() }

    func contains(_ name: String) -> Bool { models[name] != nil }

    /// Whether it names a class, of the sources or of the platform's.
    func isClass(_ type: TypeShape) -> Bool {
        classes.contains(type.lastName) || UnmockableProtocols.classes.contains(type.lastName)
    }

    /// What another name stands for; `nil` when it is no other name.
    func alias(_ type: TypeShape) -> TypeShape? {
        switch type {
        case .named(let name, _), .member(_, let name, _): models[name] == nil ? aliases[name] : nil
        default: nil
        }
    }

    /// The protocol that a name means in another one: a sibling, one of the same file, or any.
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
