import PrintsInterface
import ViperRuntime

@MainActor
final class BareViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any FramingUseCase
    private let wireframe: any BareWireframeContract
    private let descriptor: ViewDescriptor.BareDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BareDescriptor,
        useCase: any FramingUseCase,
        wireframe: any BareWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension BareViewModel: BareViewModelContract {
    func onAppear() {
        // Nothing is done here yet.
    }

    func onClassicButtonTap() {
        wireframe.showClassic()
    }

    func onOffersButtonTap() {
        wireframe.showOffers(onLink: { _ in .show })
    }
}
