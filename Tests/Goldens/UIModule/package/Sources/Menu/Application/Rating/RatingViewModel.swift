import MenuInterface
import ViperRuntime

@MainActor
final class RatingViewModel: SceneViewModel {
    /// Changes what each part of the screen draws from. The view is handed its `parts`, which it can't change.
    let writer: PartsWriter

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
        writer = PartsWriter(startingFrom: descriptor)
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
