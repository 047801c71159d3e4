public import ShelfCore
import ViperRuntime

public nonisolated struct DefaultBookStore: BookStore {
    public init() {}

    public func books() async throws -> [Book] {
        throw UnimplementedError("DefaultBookStore.books()")
    }
}
