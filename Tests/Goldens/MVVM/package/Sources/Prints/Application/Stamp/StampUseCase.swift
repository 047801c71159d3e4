import ViperRuntime

@MainActor
final class StampUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any StampRepositoryContract
        let environment: any StampEnvironment
    }

    private let repository: any StampRepositoryContract
    private let environment: any StampEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension StampUseCase: StampUseCaseContract {
    func fetchMotif() async throws -> String {
        throw UnimplementedError("StampUseCase.fetchMotif")
    }

    func fetchPrice() async throws -> Int {
        throw UnimplementedError("StampUseCase.fetchPrice")
    }

    func tear() async throws {
        throw UnimplementedError("StampUseCase.tear")
    }

    func sell() async throws -> Int {
        throw UnimplementedError("StampUseCase.sell")
    }
}

extension StampUseCase {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
