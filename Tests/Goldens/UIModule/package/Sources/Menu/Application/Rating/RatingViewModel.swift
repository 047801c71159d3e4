import MenuInterface
import ViperRuntime

@MainActor
final class RatingViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any RatingUseCaseContract
    private let wireframe: any RatingWireframeContract
    private let descriptor: ViewDescriptor.RatingDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.RatingDescriptor,
        useCase: any RatingUseCaseContract,
        wireframe: any RatingWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension RatingViewModel: RatingViewModelContract {
    func onAppear() {
        // Nothing is done here yet.
    }

    func onStarTap(count: Int) {
        starsData.count = count
    }
}
