import KitchenCore
import KitchenCoreTestSupport
import Testing

@testable import Kaimono

@MainActor
@Suite
struct KaimonoOrderInteractorTests {
    private let products = MockProductRepository()

    private func suggestions() async throws -> [Product.ID] {
        let environment = MockSceneEnvironment()
        environment.productRepositoryStub = products
        return try await KaimonoOrderInteractor(environment: environment).fetchSuggestions(order: .sample).map(\.id)
    }

    @Test func suggestionsAreProductsThatWereNotOrdered() async throws {
        let ordered = try #require(Order.sample.items.first?.product)
        products.productsReturnValue =
            [ordered]
            + (Product.ID(101)...105).map { id in
                var product = ordered
                product.id = id
                return product
            }
        #expect(try await suggestions() == [101, 102, 103])
    }

    @Test func failuresAreHandedOn() async {
        products.productsThrowableError = CancellationError()
        await #expect(throws: CancellationError.self) { try await suggestions() }
    }
}
