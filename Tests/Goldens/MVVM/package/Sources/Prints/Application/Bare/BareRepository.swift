import ViperRuntime

@MainActor
final class BareRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any BareEnvironment
    }

    private let environment: any BareEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension BareRepository: BareRepositoryContract {}
