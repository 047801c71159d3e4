import Foundation

/// Mocks of `ProtocolWorkload` as people write them who want no more than a count and a closure: what ours are compared with.
///
/// Each property counts what is set, each method its calls; nothing is kept of arguments.
struct CountingMocks {
    var protocols: Int

    func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<protocols {
            try Data(source(number).utf8).write(to: folder.appendingPathComponent("Repository\(number)Mock.swift"))
        }
    }

    private func source(_ number: Int) -> String {
        """
        @testable public import Core
        import Foundation

        public class Repository\(number)Mock: Repository\(number) {
            public init() {}
            public init(count: Int = 0, name: String? = nil) {
                self.count = count
                self.name = name
            }

            public private(set) var countSetCallCount = 0
            public var count: Int = 0 { didSet { countSetCallCount += 1 } }
            public private(set) var nameSetCallCount = 0
            public var name: String? = nil { didSet { nameSetCallCount += 1 } }

            public private(set) var fetchItem\(number)CallCount = 0
            public var fetchItem\(number)Handler: ((Int64) async throws -> Item\(number))?
            public func fetchItem\(number)(id: Int64) async throws -> Item\(number) {
                fetchItem\(number)CallCount += 1
                if let fetchItem\(number)Handler = fetchItem\(number)Handler {
                    return try await fetchItem\(number)Handler(id)
                }
                fatalError("set fetchItem\(number)Handler before the call")
            }

            public private(set) var searchCallCount = 0
            public var searchHandler: ((String, Int, Bool) async throws -> [Item\(number)])?
            public func search(keyword: String, limit: Int, isExact: Bool) async throws -> [Item\(number)] {
                searchCallCount += 1
                if let searchHandler = searchHandler {
                    return try await searchHandler(keyword, limit, isExact)
                }
                return [Item\(number)]()
            }

            public private(set) var saveCallCount = 0
            public var saveHandler: ((Item\(number), @escaping @Sendable (Result<Void, any Error>) -> Void) -> Void)?
            public func save(_ item: Item\(number), completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
                saveCallCount += 1
                if let saveHandler = saveHandler {
                    saveHandler(item, completion)
                }
            }

            public private(set) var removeCallCount = 0
            public var removeHandler: ((Int64) -> Void)?
            public func remove(id: Int64) {
                removeCallCount += 1
                if let removeHandler = removeHandler {
                    removeHandler(id)
                }
            }

            public private(set) var itemsCallCount = 0
            public var itemsHandler: (((Item\(number)) -> Bool) -> [String: Item\(number)])?
            public func items(matching predicate: (Item\(number)) -> Bool) -> [String: Item\(number)] {
                itemsCallCount += 1
                if let itemsHandler = itemsHandler {
                    return itemsHandler(predicate)
                }
                return [String: Item\(number)]()
            }

            public private(set) var updateCallCount = 0
            public var updateHandler: ((any Hashable, [String], Date) throws -> (any Hashable)?)?
            public func update<Value: Hashable>(_ value: Value, at path: [String], from date: Date) throws -> Value? {
                updateCallCount += 1
                if let updateHandler = updateHandler {
                    return try updateHandler(value, path, date) as? Value
                }
                return nil
            }
        }

        """
    }
}
