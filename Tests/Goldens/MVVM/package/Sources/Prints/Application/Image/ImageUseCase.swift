import Foundation
import ViperRuntime

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@MainActor
final class ImageUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any ImageRepositoryContract
        let environment: any ImageEnvironment
    }

    private let repository: any ImageRepositoryContract
    private let environment: any ImageEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension ImageUseCase: ImageUseCaseContract {
    func fetchText(url: URL) async throws -> String {
        try await repository.fetchText(url: url)
    }

    func fetchRelated(isZoomed: Bool) async throws -> [URL] {
        throw UnimplementedError("ImageUseCase.fetchRelated")
    }

    func forget() async throws {
        await repository.forget()
    }

    func zoom() {
        // Nothing is done here yet.
    }

    func note(url: URL) -> AnyPublisher<String, Never> {
        repository.note(url: url)
    }
}

extension ImageUseCase {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
