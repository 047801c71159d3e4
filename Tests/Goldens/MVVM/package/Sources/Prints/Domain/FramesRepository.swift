import AlbumsCore
import ViperRuntime

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@MainActor
final class FramesRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any FramesRepositoryEnvironment
    }

    private let environment: any FramesRepositoryEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension FramesRepository: FramesRepositoryContract {
    func fetchNames(completion: @escaping @MainActor @Sendable (Result<[String], FrameError>) -> Void) {
        completion(.failure(.outOfStock))
    }

    func fetchPrice(albumID: Int64, completion: @escaping @MainActor @Sendable (Result<Int, FrameError>) -> Void) {
        completion(.failure(.outOfStock))
    }

    func orderFrame(albumID: Int64, completion: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void) {
        completion(.failure(UnimplementedError("FramesRepository.orderFrame")))
    }

    func stock() -> AnyPublisher<[String: Int], FrameError> {
        AnyPublisher(Fail(error: .outOfStock))
    }
}
