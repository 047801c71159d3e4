import AlbumsCore
import Foundation
import ViperRuntime

@MainActor
final class AlbumDetailRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any AlbumDetailEnvironment
    }

    private let environment: any AlbumDetailEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension AlbumDetailRepository: AlbumDetailRepositoryContract {
    func fetchImages(albumID: Int64, completion: @escaping @MainActor @Sendable (Result<[URL], any Error>) -> Void) {
        completion(.failure(UnimplementedError("AlbumDetailRepository.fetchImages")))
    }

    func fetchAlbum(albumID: Int64, completion: @escaping @MainActor @Sendable (Result<Album, any Error>) -> Void) {
        completion(.failure(UnimplementedError("AlbumDetailRepository.fetchAlbum")))
    }

    func fetchName(albumID: Int64, completion: @escaping @MainActor @Sendable (String) -> Void) {
        completion("")
    }

    func purchase(
        price: Int,
        copies: Int,
        completion: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void
    ) {
        completion(.failure(UnimplementedError("AlbumDetailRepository.purchase")))
    }

    func forget(completion: @escaping @MainActor @Sendable () -> Void) {
        completion()
    }

    func theme(in: Int, for: [String: Int], completion: @escaping @MainActor @Sendable (Theme) -> Void) {
        completion(.dark)
    }

    func callback(completion: @escaping @MainActor @Sendable (@escaping () -> Int) -> Void) {
        completion({ 0 })
    }
}
