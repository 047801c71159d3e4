import AlbumsCore
import PrintsInterface
import ViperRuntime

nonisolated struct DefaultFramingUseCase: FramingUseCase {
    let photoClient: any PhotoClient
    let repository: any FramesRepositoryContract

    func fetchPrice(albumID: Int64) async throws(FrameError) -> Int {
        try await repository.fetchPrice(albumID: albumID)
    }

    func orderFrame(albumID: Int64) async throws {
        try await repository.orderFrame(albumID: albumID)
    }

    func hasFrames() -> Bool {
        false
    }
}
