import CounterInterface
import ViperRuntime

@MainActor
final class LoafOfTomorrowViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

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
        parts = Parts(startingFrom: descriptor)
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
