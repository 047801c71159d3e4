import ViperRuntime

@MainActor
final class LoafOfTomorrowRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any LoafOfTomorrowEnvironment
    }

    private let environment: any LoafOfTomorrowEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension LoafOfTomorrowRepository: LoafOfTomorrowRepositoryContract {}
