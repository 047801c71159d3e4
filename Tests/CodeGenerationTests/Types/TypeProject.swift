import Foundation
import TestSupport

/// What the types of `Tests/Fixtures/Types` stand on: types of the team's own of every kind, and a value of any type.
enum TypeProject {
    static func setting(for positions: [NamePosition]) -> NameProject.Setting {
        NameProject.Setting(
            // A key of `samples` is what one position tries.
            project: positions.contains { $0.id == "sample" } ? [:] : ["samples": [samples]],
            files: [
                "ZanyCore/module.yml": ["kind: core", "types: [\(ownTypes.joined(separator: ", "))]"],
                "package/Sources/ZanyCore/Own.swift": [own],
            ]
        )
    }

    private static let samples = """
        samples: { ZzOwn: ZzOwn(), ZzOwnEnum: .first, ZzOwnKey: ZzOwnKey(), ZzOwnMainClass: ZzOwn.any(), "any ZzOwnProtocol": ZzOwn.any(), UIView: UIView() }
        """

    private static let ownTypes = [
        "ZzOwn", "ZzOwnKey", "ZzOwnEnum", "ZzOwnError", "ZzOwnPage", "ZzOwnClass", "ZzOwnBase", "ZzOwnMainClass",
        "ZzOwnActorObject", "ZzOwnActor", "ZzOwnProtocol", "ZzOwnSendableProtocol", "ZzOwnClassProtocol", "ZzOwnAlias",
        "ZzOwnClosure",
    ]

    private static let own = """
        public nonisolated struct ZzOwn: Sendable, Equatable {
            public var number = 1
            public init() {}
            public struct Inner: Sendable, Equatable { public init() {} }
            /// A value of any type, for the compiler's eyes only.
            public static func any<T>() -> T { preconditionFailure() }
        }
        public nonisolated struct ZzOwnKey: Sendable, Hashable, Codable { public init() {} }
        public nonisolated enum ZzOwnEnum: Sendable { case first, second(Int) }
        public nonisolated struct ZzOwnError: Error { public init() {} }
        public nonisolated struct ZzOwnPage<Item: Sendable>: Sendable {
            public struct Cursor: Sendable { public init() {} }
            public var items: [Item] = []
            public init() {}
        }
        public nonisolated final class ZzOwnClass { public init() {} }
        open nonisolated class ZzOwnBase { public init() {} }
        @MainActor public final class ZzOwnMainClass { public init() {} }
        public actor ZzOwnActorObject { public init() {} }
        @globalActor public actor ZzOwnActor { public static let shared = ZzOwnActor() }
        public nonisolated protocol ZzOwnProtocol { var number: Int { get } }
        public nonisolated protocol ZzOwnSendableProtocol: Sendable {}
        public nonisolated protocol ZzOwnClassProtocol: AnyObject {}
        public typealias ZzOwnAlias = ZzOwn
        public typealias ZzOwnClosure = @Sendable (Int) -> Void

        """
}

/// The types that are tried: the lines of `Tests/Fixtures/Types/types.txt`.
enum TypeCatalogue {
    static func types() throws -> [String] {
        let file = Repository.root.appendingPathComponent("Tests/Fixtures/Types/types.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        var seen: Set<String> = []
        return lines.filter { !$0.hasPrefix("# ") && seen.insert($0).inserted }
    }
}
