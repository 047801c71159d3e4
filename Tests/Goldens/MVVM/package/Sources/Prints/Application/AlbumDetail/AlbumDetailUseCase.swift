import AlbumsCore
import Foundation
import ViperRuntime

@MainActor
final class AlbumDetailUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any AlbumDetailRepositoryContract
        let environment: any AlbumDetailEnvironment
    }

    private let repository: any AlbumDetailRepositoryContract
    private let environment: any AlbumDetailEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension AlbumDetailUseCase: AlbumDetailUseCaseContract {
    func fetchImages(albumID: Int64) async throws -> [URL] {
        try await repository.fetchImages(albumID: albumID)
    }

    func fetchAlbum(albumID: Int64) async throws -> Album {
        try await repository.fetchAlbum(albumID: albumID)
    }

    func fetchName(albumID: Int64) async -> String {
        await repository.fetchName(albumID: albumID)
    }

    func loadVisits() -> Int {
        0
    }

    func purchase(price: Int, copies: Int) async throws {
        try await repository.purchase(price: price, copies: copies)
    }

    func clear(url: URL?) throws -> Int {
        throw UnimplementedError("AlbumDetailUseCase.clear")
    }
}

extension AlbumDetailUseCase {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
