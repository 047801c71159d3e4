import ViperRuntime

@MainActor
final class RatingUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any RatingRepositoryContract
        let environment: any RatingEnvironment
    }

    private let repository: any RatingRepositoryContract
    private let environment: any RatingEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension RatingUseCase: RatingUseCaseContract {
    func save(count: Int) async throws {
        try await repository.save(count: count)
    }
}

extension RatingUseCase {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
