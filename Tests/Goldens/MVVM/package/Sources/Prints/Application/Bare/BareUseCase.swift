import ViperRuntime

@MainActor
final class BareUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any BareRepositoryContract
        let environment: any BareEnvironment
    }

    private let repository: any BareRepositoryContract
    private let environment: any BareEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension BareUseCase: BareUseCaseContract {}
