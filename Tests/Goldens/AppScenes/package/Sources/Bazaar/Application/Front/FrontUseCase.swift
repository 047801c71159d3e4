import ViperRuntime

@MainActor
final class FrontUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any FrontRepositoryContract
        let environment: any FrontEnvironment
    }

    private let repository: any FrontRepositoryContract
    private let environment: any FrontEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension FrontUseCase: FrontUseCaseContract {
    func fetchNames() async throws -> [String] {
        try await repository.fetchNames()
    }
}
