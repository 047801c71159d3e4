import ViperRuntime

@MainActor
final class LoafOfTheDayUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any LoafOfTheDayRepositoryContract
        let environment: any LoafOfTheDayEnvironment
    }

    private let repository: any LoafOfTheDayRepositoryContract
    private let environment: any LoafOfTheDayEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension LoafOfTheDayUseCase: LoafOfTheDayUseCaseContract {}
