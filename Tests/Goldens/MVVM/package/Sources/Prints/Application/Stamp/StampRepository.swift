import ViperRuntime

@MainActor
final class StampRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any StampEnvironment
    }

    private let environment: any StampEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension StampRepository: StampRepositoryContract {}
