import ViperRuntime

@MainActor
final class LoafOfTheDayRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any LoafOfTheDayEnvironment
    }

    private let environment: any LoafOfTheDayEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension LoafOfTheDayRepository: LoafOfTheDayRepositoryContract {}
