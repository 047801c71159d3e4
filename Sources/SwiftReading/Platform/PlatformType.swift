/// What is known of a type of the platform by its name alone.
struct PlatformType: Sendable {
    enum Kind: Hashable, Sendable {
        case value
        /// A generic value that conforms to what its arguments conform to.
        case container
        case `class`
        case `protocol`
        /// A value that can't outlive the function that it is made in.
        case unstorable
        /// Nobody here has seen its declaration.
        case unknown
    }

    var module: KnownModule
    var kind: Kind
    /// How many generic arguments it takes; `nil` where that isn't known.
    var arity: Int?
    var conformances: Set<TypeConformance>
    /// Whether only code on the main actor can make a value of it.
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

/// What a type can be required to conform to.
enum TypeConformance: Hashable, Sendable {
    case equatable, hashable, codable, sendable, error, comparable
    /// A number that a SIMD vector can be made of.
    case scalar
    /// A class.
    case object

    /// As a message says it.
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

/// Names of types, `Outer.Inner` of those in others, that have the same said of them, with `/` and a number behind those that are generic.
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

    /// Of ViperRuntime, what a spec may mean by its name alone.
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
