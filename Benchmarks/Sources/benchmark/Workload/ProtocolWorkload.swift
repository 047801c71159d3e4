import Foundation

/// Protocols as a large app's core module has them, one a file. The same number gives the same files.
struct ProtocolWorkload {
    var protocols: Int

    func write(to folder: URL) throws {
        for number in 0..<protocols {
            let file = folder.appendingPathComponent("Group\(number / 50)/Repository\(number).swift")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(source(number).utf8).write(to: file)
        }
    }

    private func source(_ number: Int) -> String {
        """
        import Foundation

        /// What is known of item \(number), here and on the server.
        ///
        /// @mockable
        public protocol Repository\(number): AnyObject {
            /// How many there are.
            var count: Int { get }
            var name: String? { get set }

            /// One of them.
            func fetchItem\(number)(id: Int64) async throws -> Item\(number)
            /// All that fit, at most as many as asked for.
            func search(keyword: String, limit: Int, isExact: Bool) async throws -> [Item\(number)]
            func save(_ item: Item\(number), completion: @escaping @Sendable (Result<Void, any Error>) -> Void)
            func remove(id: Int64)
            func items(matching predicate: (Item\(number)) -> Bool) -> [String: Item\(number)]
            func update<Value: Hashable>(_ value: Value, at path: [String], from date: Date) throws -> Value?
        }

        public struct Item\(number): Hashable, Sendable {
            public var id: Int64
            public var title: String
            public var tags: [String]

            public init(id: Int64, title: String, tags: [String] = []) {
                self.id = id
                self.title = title
                self.tags = tags
            }

            /// The title, shortened to what fits into a row.
            public func shortTitle(limit: Int) -> String {
                guard title.count > limit else { return title }
                return String(title.prefix(limit - 1)) + "…"
            }
        }

        """
    }
}
