// A load that would keep the view model.
import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class MistakenViewModel {
    private let scene: ProductGalleryContext
    private let useCase: any ProductGalleryUseCaseContract

    init(scene: ProductGalleryContext, useCase: any ProductGalleryUseCaseContract) {
        self.scene = scene
        self.useCase = useCase
    }

    func viewDidLoad() {
        scene.load(\.purchase.product) { try await useCase.offer(of: 1) }
    }
}
