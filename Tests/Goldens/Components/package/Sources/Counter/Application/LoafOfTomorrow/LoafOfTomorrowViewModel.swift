import CounterInterface
import ViperRuntime

@MainActor
final class LoafOfTomorrowViewModel: SceneViewModel {
    /// Changes what each part of the screen draws from. The view is handed its `parts`, which it can't change.
    let writer: PartsWriter

    private let useCase: any LoafOfTomorrowUseCaseContract
    private let wireframe: any LoafOfTomorrowWireframeContract
    private let descriptor: ViewDescriptor.LoafOfTomorrowDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.LoafOfTomorrowDescriptor,
        useCase: any LoafOfTomorrowUseCaseContract,
        wireframe: any LoafOfTomorrowWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        writer = PartsWriter(startingFrom: descriptor)
    }
}

extension LoafOfTomorrowViewModel: LoafOfTomorrowViewModelContract {
    func onAppear() {
        // Nothing is done here yet.
    }

    func onOfferTap() {
        // Nothing is done here yet.
    }

    func onBasketTap() {
        // Nothing is done here yet.
    }
}
