import ViperRuntime

@MainActor
final class BareRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any BareInteractorEnvironment
    }

    private let environment: any BareInteractorEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension BareRepository: BareRepositoryContract {}
