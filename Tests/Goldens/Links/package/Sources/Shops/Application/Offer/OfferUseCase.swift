import ViperRuntime

@MainActor
final class OfferUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any OfferRepositoryContract
        let environment: any OfferEnvironment
    }

    private let repository: any OfferRepositoryContract
    private let environment: any OfferEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension OfferUseCase: OfferUseCaseContract {}
