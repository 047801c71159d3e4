import ViperRuntime

@MainActor
final class LoafOfTomorrowUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any LoafOfTomorrowRepositoryContract
        let environment: any LoafOfTomorrowEnvironment
    }

    private let repository: any LoafOfTomorrowRepositoryContract
    private let environment: any LoafOfTomorrowEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension LoafOfTomorrowUseCase: LoafOfTomorrowUseCaseContract {}
