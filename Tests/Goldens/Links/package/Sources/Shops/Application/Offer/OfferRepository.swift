import ViperRuntime

@MainActor
final class OfferRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any OfferEnvironment
    }

    private let environment: any OfferEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension OfferRepository: OfferRepositoryContract {}
