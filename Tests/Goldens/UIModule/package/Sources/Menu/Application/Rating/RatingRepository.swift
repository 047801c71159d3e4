import ViperRuntime

@MainActor
final class RatingRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any RatingEnvironment
    }

    private let environment: any RatingEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension RatingRepository: RatingRepositoryContract {
    func save(count: Int, completion: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void) {
        completion(.failure(UnimplementedError("RatingRepository.save")))
    }

    func stars(stars: Int, completion: @escaping @MainActor @Sendable () -> Void) {
        completion()
    }
}
