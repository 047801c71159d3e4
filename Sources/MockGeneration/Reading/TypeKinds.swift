/// The kinds of types that matter for mocks, by name: aliases for closures, noncopyable and nonescapable types.
///
/// They are read from the bytes of all sources.
struct TypeKinds: Hashable, Sendable {
    /// Aliases for closures: `typealias Completion = (Recipe) -> Void`.
    private(set) var closures: WordSet = []
    /// Noncopyable types: `struct Token: ~Copyable`.
    private(set) var uncopyable = WordSet(TypeKinds.standardUncopyable)
    /// Nonescapable types: `struct Slice: ~Escapable`, and the spans of the standard library.
    private(set) var unescapable = WordSet(TypeKinds.standardUnescapable)

    init() {}

    /// - Parameter sources: the bytes of the sources.
    init(_ sources: [[UInt8]], jobs: Int) {
        let scans = Parallel.map(Parallel.chunks(of: Array(sources.indices)) { _ in 32 }, jobs: jobs) { chunk in
            chunk.compactMap { TypeKindScan.read(sources[$0]) }
        }
        var (functions, others): (Set<String>, Set<String>) = ([], [])
        var aliases: [String: String] = [:]
        var (uncopyable, unescapable) = (TypeKinds.standardUncopyable, TypeKinds.standardUnescapable)
        for scan in scans.flatMap(\.self) {
            functions.formUnion(scan.closures)
            others.formUnion(scan.otherAliases)
            aliases.merge(scan.aliases) { first, _ in first }
            uncopyable.formUnion(scan.uncopyable)
            unescapable.formUnion(scan.unescapable)
        }
        // An alias of an alias; each is followed by so many steps only.
        for _ in 0..<8 {
            let more = aliases.filter { functions.contains($0.value) }.keys
            functions.formUnion(more)
        }
        closures = WordSet(functions.subtracting(others.subtracting(aliases.keys)))
        self.uncopyable = WordSet(uncopyable)
        self.unescapable = WordSet(unescapable)
    }

    func isClosure(_ type: TypeShape) -> Bool {
        switch type {
        case .named(let name, _), .member(_, let name, _): closures.contains(name)
        default: false
        }
    }

    func isUncopyable(_ type: TypeShape) -> Bool { lacks("Copyable", type, uncopyable) }

    func isUnescapable(_ type: TypeShape) -> Bool { lacks("Escapable", type, unescapable) }

    /// - Parameter names: the types that lack the capability.
    private func lacks(_ capability: String, _ type: TypeShape, _ names: WordSet) -> Bool {
        switch type {
        case .attributed(_, let base), .optional(let base), .implicitlyUnwrapped(let base):
            lacks(capability, base, names)
        case .tuple(let elements): elements.contains { lacks(capability, $0.type, names) }
        case .existential(let base), .opaque(let base): base.suppresses(capability)
        case .named(let name, let arguments), .member(_, let name, let arguments):
            names.contains(name)
                || TypeKinds.wrappers.contains(name) && arguments.contains { lacks(capability, $0, names) }
        default: false
        }
    }

    /// Types that are copyable if their contents are.
    private static let wrappers: Set<String> = ["Optional", "Result", "InlineArray"]

    private static let standardUncopyable: Set<String> = [
        "Atomic", "AtomicLazyReference", "MutableRawSpan", "MutableSpan", "Mutex", "OutputRawSpan", "OutputSpan",
    ]

    private static let standardUnescapable: Set<String> = [
        "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
    ]
}

extension TypeKinds {
    /// Sets the kinds of the member's types.
    func apply(to member: inout Member) {
        for position in member.parameters.indices {
            let type = member.parameters[position].type.separated.base
            member.parameters[position].isClosure = isClosure(type)
            member.parameters[position].isUncopyable = isUncopyable(type)
            member.parameters[position].isUnescapable = isUnescapable(type)
        }
        member.returnsClosure = isClosure(member.result.separated.base)
        member.returnsUncopyable = isUncopyable(member.result)
        member.returnsUnescapable = isUnescapable(member.result)
    }
}
