import Foundation
import ViperRuntime

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@MainActor
final class ImageRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any ImageEnvironment
    }

    private let environment: any ImageEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension ImageRepository: ImageRepositoryContract {
    func fetchText(url: URL, completion: @escaping @MainActor @Sendable (Result<String, any Error>) -> Void) {
        completion(.failure(UnimplementedError("ImageRepository.fetchText")))
    }

    func forget(completion: @escaping @MainActor @Sendable () -> Void) {
        completion()
    }

    func count(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        completion(0)
    }

    func note(url: URL) -> AnyPublisher<String, Never> {
        AnyPublisher(Empty())
    }
}
