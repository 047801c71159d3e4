import LinksCore
import ShopsInterface
import ViperRuntime

@MainActor
final class OfferViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any OfferUseCaseContract
    private let wireframe: any OfferWireframeContract
    private let descriptor: ViewDescriptor.OfferDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.OfferDescriptor,
        useCase: any OfferUseCaseContract,
        wireframe: any OfferWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension OfferViewModel: OfferViewModelContract {
    func onAppear() {
        // Nothing is done here yet.
    }

    func onTakeButtonTap(code: OfferCode) {
        wireframe.take(result: code)
    }

    func onCuisineButtonTap(cuisine: Cuisine) {
        lead { [wireframe] in
            await wireframe.showCuisine(cuisine: cuisine)
        } then: { _, result in
            // Yours to take: what it hands back.
        }
    }
}
