import ViperRuntime

@MainActor
final class BareUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any BareRepositoryContract
        let environment: any BareInteractorEnvironment
    }

    private let repository: any BareRepositoryContract
    private let environment: any BareInteractorEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension BareUseCase: BareUseCaseContract {}
