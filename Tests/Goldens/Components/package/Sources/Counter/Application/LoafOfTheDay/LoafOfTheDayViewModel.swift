import CounterInterface
import ViperRuntime

@MainActor
final class LoafOfTheDayViewModel: SceneViewModel {
    /// Changes what each part of the screen draws from. The view is handed its `parts`, which it can't change.
    let writer: PartsWriter

    private let useCase: any LoafOfTheDayUseCaseContract
    private let wireframe: any LoafOfTheDayWireframeContract
    private let descriptor: ViewDescriptor.LoafOfTheDayDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.LoafOfTheDayDescriptor,
        useCase: any LoafOfTheDayUseCaseContract,
        wireframe: any LoafOfTheDayWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        writer = PartsWriter(startingFrom: descriptor)
    }
}

extension LoafOfTheDayViewModel: LoafOfTheDayViewModelContract {
    func onAppear() {
        // Nothing is done here yet.
    }

    func onOfferTap() {
        // Nothing is done here yet.
    }
}
