// A service that the spec's uses doesn't list.
import KitchenCore

extension ProductGalleryUseCase {
    func mistake(_ environment: any ProductGalleryEnvironment) async throws -> User {
        try await environment.userRepository.user(id: 1)
    }
}
