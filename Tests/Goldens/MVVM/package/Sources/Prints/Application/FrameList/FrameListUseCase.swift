import AlbumsCore
import ViperRuntime

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@MainActor
final class FrameListUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any FramesRepositoryContract
        let environment: any FrameListEnvironment
    }

    private let repository: any FramesRepositoryContract
    private let environment: any FrameListEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension FrameListUseCase: FrameListUseCaseContract {
    func fetchNames() async throws(FrameError) -> [String] {
        try await repository.fetchNames()
    }

    func stock() -> AnyPublisher<[String: Int], FrameError> {
        repository.stock()
    }
}
