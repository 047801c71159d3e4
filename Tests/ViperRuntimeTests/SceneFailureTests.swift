import Foundation
import Testing
import ViperRuntime

@Suite struct SceneFailureTests {
    enum LoadingError: Error { case notFound, offline(seconds: Int) }

    /// Says the same of each value.
    struct Refusal: Error, Equatable, CustomStringConvertible {
        var code: Int
        var description: String { "refused" }
    }

    @Test func failuresAreEqualByOperationAndError() {
        let failure = SceneFailure(LoadingError.notFound, in: "fetchRecipe")
        #expect(failure == SceneFailure(LoadingError.notFound, in: "fetchRecipe"))
        #expect(failure != SceneFailure(LoadingError.notFound, in: "saveRecipe"))
        #expect(failure != SceneFailure(LoadingError.offline(seconds: 1), in: "fetchRecipe"))
    }

    @Test func errorsThatCanBeComparedAre() {
        #expect(SceneFailure(Refusal(code: 1), in: "order") == SceneFailure(Refusal(code: 1), in: "order"))
        #expect(SceneFailure(Refusal(code: 1), in: "order") != SceneFailure(Refusal(code: 2), in: "order"))
    }

    @Test func failuresSayWhatFailedAndWhy() throws {
        let failure = SceneFailure(LoadingError.offline(seconds: 3), in: "fetchRecipe")
        #expect(failure.operation == "fetchRecipe")
        #expect(failure.message == "offline(seconds: 3)")
        #expect(failure.description == "fetchRecipe: offline(seconds: 3)")
        #expect(failure.error is LoadingError)
    }

    @Test func unimplementedMembersAreNamed() {
        let error = UnimplementedError("RecipeInteractor.fetch(id:)")
        #expect(error == UnimplementedError("RecipeInteractor.fetch(id:)"))
        #expect(error.description == "RecipeInteractor.fetch(id:) is not implemented yet")
        #expect(SceneFailure(error, in: "fetch").message == error.description)
    }

    @Test func oneFailureDoesNotWipeAnother() {
        var failure: SceneFailure?
        failure.record(Refusal(code: 1), in: "fetchShop")
        failure.record(LoadingError.notFound, in: "fetchProducts")
        #expect(failure?.operation == "fetchProducts")
        #expect(failure.includes("fetchShop") && failure.includes("fetchProducts"))
        failure.record(Refusal(code: 2), in: "fetchProducts")
        failure.clear("fetchProducts")
        #expect(failure == SceneFailure(Refusal(code: 1), in: "fetchShop"))
        failure.clear("fetchProducts")
        failure.clear("fetchShop")
        #expect(failure == nil && !failure.includes("fetchShop"))
    }

    @Test func loadsCanBeTriedAgain() {
        var failure: SceneFailure?
        failure.record(Refusal(code: 1), in: "placeOrder")
        #expect(failure?.canRetry == false)
        failure.record(Refusal(code: 1), inLoad: "fetchShop")
        #expect(failure?.operation == "fetchShop" && failure?.canRetry == true)
        failure.record(Refusal(code: 1), in: "placeOrder")
        #expect(failure?.operation == "placeOrder" && failure?.canRetry == true)
        failure.clear("fetchShop")
        #expect(failure?.canRetry == false)
    }

    @Test func cancellationIsNoFailure() {
        var failure: SceneFailure?
        failure.record(CancellationError(), in: "fetchShop")
        failure.record(CancelledRequest(errorCode: -999), in: "fetchShop")
        #expect(failure == nil)
        failure.record(CancelledRequest(errorCode: -1001), in: "fetchShop")
        #expect(failure?.operation == "fetchShop")
    }

    /// As `URLSession` throws it.
    struct CancelledRequest: CustomNSError {
        static var errorDomain: String { "NSURLErrorDomain" }
        var errorCode: Int
    }
}

@MainActor @Suite struct UnseenFailureHandlerTests {
    final class Handler: UnseenFailureHandler {
        var failures: [SceneFailure] = []
        func handleUnseenFailure(_ failure: SceneFailure) { failures.append(failure) }
    }

    @Test func errorsAreHandedOnAndCancellationsAreNot() {
        let handler = Handler()
        handler.handleUnseenFailure(UnimplementedError("order"), in: "placeOrder")
        handler.handleUnseenFailure(CancellationError(), in: "placeOrder")
        #expect(handler.failures == [SceneFailure(UnimplementedError("order"), in: "placeOrder")])
    }

    /// As requests of `URLSession` say it, on Apple's platforms by an object.
    @Test func aRequestThatWasCancelledIsNoFailure() {
        #expect(SceneFailure.isCancellation(NSError(domain: "NSURLErrorDomain", code: -999)))
        #expect(!SceneFailure.isCancellation(NSError(domain: "NSURLErrorDomain", code: -1009)))
        #expect(!SceneFailure.isCancellation(NSError(domain: "Other", code: -999)))
    }

    /// A load can be tried again, whatever else has failed since.
    @Test func joinedFailuresCanBeTriedAgainWhereOneOfThemCan() {
        let action = SceneFailure(Mishap.spilt, in: "placeOrder")
        let load = SceneFailure(Mishap.spilt, inLoad: "fetchOrders")
        #expect(SceneFailure.joined([nil, nil]) == nil)
        #expect(SceneFailure.joined([action])?.canRetry == false)
        let joined = SceneFailure.joined([action, nil, load])
        #expect(joined?.operation == "placeOrder")
        #expect(joined?.canRetry == true)
        #expect(joined.includes("fetchOrders"))
    }

    private enum Mishap: Error { case spilt }
}
