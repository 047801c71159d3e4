extension KnownModule {
    /// The platform's most common types of fields and parameters, sorted.
    ///
    /// For example: `Bool`, `String`, `URL`.
    public static let commonTypes: [String] =
        (Array(StandardType.standardLibraryTypes.keys) + StandardType.foundationTypes.keys).sorted()

    /// Other names of the platform that specs use, above all protocols, sorted.
    ///
    /// For example: `Error`, which methods throw.
    public static let commonProtocols = [
        "AsyncSequence", "Codable", "Collection", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
        "Hashable", "Identifiable", "LocalizedError", "NSError", "Never", "Sendable", "Sequence",
    ]

    /// Returns true if the platform's type of that name is a protocol. For example: `Error`.
    public static func isProtocol(_ typeName: String) -> Bool { PlatformType.named(typeName)?.kind == .protocol }

    /// The module's top-level types, if all of them are known; otherwise empty.
    public var allTypes: [String] {
        switch self {
        case .standardLibrary: Self.names(of: [.standardLibrary])
        // Foundation hands on what Dispatch has, and on Apple's platforms the networking.
        case .foundation: Self.names(of: [.foundation, .foundationNetworking, .dispatch])
        case .foundationNetworking: Self.names(of: [.foundationNetworking])
        case .dispatch: Self.names(of: [.dispatch])
        default: []
        }
    }

    private static func names(of modules: Set<KnownModule>) -> [String] {
        PlatformType.names(of: modules).filter { !$0.contains(".") }.sorted()
    }
}
