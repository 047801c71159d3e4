import ViperRuntime

@MainActor
final class FrontRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any FrontEnvironment
    }

    private let environment: any FrontEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension FrontRepository: FrontRepositoryContract {
    func fetchNames(completion: @escaping @MainActor @Sendable (Result<[String], any Error>) -> Void) {
        completion(.failure(UnimplementedError("FrontRepository.fetchNames")))
    }
}
