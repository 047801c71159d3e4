/// The facts about a platform type that its name implies.
struct PlatformType: Sendable {
    enum Kind: Hashable, Sendable {
        case value
        /// A generic value that has the conformances of its arguments.
        case container
        case `class`
        case `protocol`
        /// A value that can't outlive the function that creates it.
        case unstorable
        /// A type whose declaration isn't known.
        case unknown
    }

    var module: KnownModule
    var kind: Kind
    /// The number of generic arguments; `nil` if it isn't known.
    var arity: Int?
    var conformances: Set<TypeConformance>
    /// True if only code on the main actor can create a value of it.
    var isOnMainActor: Bool

    static func named(_ name: String) -> PlatformType? { all[name] }

    static func names(of modules: Set<KnownModule>) -> [String] {
        all.filter { modules.contains($0.value.module) }.map(\.key)
    }

    private static let all: [String: PlatformType] = {
        var types: [String: PlatformType] = [:]
        for (module, groups) in PlatformTypeGroup.byModule {
            for group in groups { group.add(to: &types, as: module) }
        }
        return types
    }()
}

/// A conformance that can be required of a type.
enum TypeConformance: Hashable, Sendable {
    case equatable, hashable, codable, sendable, error, comparable
    /// A number that a SIMD vector can consist of.
    case scalar
    /// A class.
    case object

    /// The requirement in the words of a message.
    var phrase: String {
        switch self {
        case .equatable: "'Equatable'"
        case .hashable: "'Hashable'"
        case .codable: "'Codable'"
        case .sendable: "'Sendable'"
        case .error: "an 'Error'"
        case .comparable: "'Comparable'"
        case .scalar: "a number of fixed size"
        case .object: "a class"
        }
    }
}

/// The names of types with the same facts; nested ones are `Outer.Inner`, and generic ones end with `/` and the number
/// of arguments.
struct PlatformTypeGroup: Sendable {
    private var kind: PlatformType.Kind
    private var conformances: Set<TypeConformance>
    private var names: String
    private var isOnMainActor = false

    private init(kind: PlatformType.Kind, conformances: Set<TypeConformance>, names: String) {
        self.kind = kind
        self.conformances = conformances
        self.names = names
    }

    static func values(_ conformances: Set<TypeConformance>, _ names: String) -> PlatformTypeGroup {
        PlatformTypeGroup(kind: .value, conformances: conformances, names: names)
    }

    static func containers(_ conformances: Set<TypeConformance>, _ names: String) -> PlatformTypeGroup {
        PlatformTypeGroup(kind: .container, conformances: conformances, names: names)
    }

    static func classes(_ conformances: Set<TypeConformance>, _ names: String) -> PlatformTypeGroup {
        PlatformTypeGroup(kind: .class, conformances: conformances.union([.object]), names: names)
    }

    static func mainActorClasses(_ names: String) -> PlatformTypeGroup {
        var group = classes([.hashable, .sendable], names)
        group.isOnMainActor = true
        return group
    }

    static func protocols(_ names: String) -> PlatformTypeGroup {
        PlatformTypeGroup(kind: .protocol, conformances: [], names: names)
    }

    static func unstorable(_ names: String) -> PlatformTypeGroup {
        PlatformTypeGroup(kind: .unstorable, conformances: [], names: names)
    }

    static func unknown(_ names: String) -> PlatformTypeGroup {
        PlatformTypeGroup(kind: .unknown, conformances: [], names: names)
    }

    static let byModule: [(module: KnownModule, groups: [PlatformTypeGroup])] = {
        let apple = KnownModule.allCases.map { module in
            let types = PlatformTypeGroup.apple[module].map { [unknown($0)] } ?? []
            return (module, types + (PlatformTypeGroup.appleProtocols[module].map { [protocols($0)] } ?? []))
        }
        return apple + [
            (.standardLibrary, standardLibrary), (.foundation, foundation),
            (.foundationNetworking, foundationNetworking), (.dispatch, dispatch),
            (
                .uiKit,
                [mainActorClasses(uiKitMainActor), classes([.hashable, .sendable], uiKitSendable), unknown(uiKit)]
            ),
            (.viperRuntime, viperRuntime), (.viperImages, [protocols("ImageLoading")]),
        ]
    }()

    /// The types of ViperRuntime that a spec may use by name.
    private static let viperRuntime = [
        values([.equatable, .sendable], "SceneFailure"), values([.sendable], "EmbeddedScene WebLinkAnswer"),
        containers([.equatable, .sendable], "Loadable/1"),
    ]

    func add(to types: inout [String: PlatformType], as module: KnownModule) {
        // Who is `Hashable` is `Equatable`.
        let conformances = conformances.contains(.hashable) ? conformances.union([.equatable]) : conformances
        for entry in names.split(whereSeparator: \.isWhitespace) {
            let parts = entry.split(separator: "/")
            types[String(parts[0])] = PlatformType(
                module: module,
                kind: kind,
                arity: kind == .unknown ? nil : parts.count > 1 ? Int(parts[1]) : 0,
                conformances: conformances,
                isOnMainActor: isOnMainActor
            )
        }
    }
}
