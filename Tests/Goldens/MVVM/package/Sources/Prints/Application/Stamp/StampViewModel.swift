import PrintsInterface
import ViperRuntime

@MainActor
final class StampViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any StampUseCaseContract
    private let wireframe: any StampWireframeContract
    private let descriptor: ViewDescriptor.StampDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.StampDescriptor,
        useCase: any StampUseCaseContract,
        wireframe: any StampWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension StampViewModel: StampViewModelContract {
    func onAppear() {
        fetchMotif()
        fetchPrice()
    }

    func onTearTap() {
        perform(\.state.isTearing, unseen: useCase) { [useCase] in
            try await useCase.tear()
        } failed: { viewModel, error in
            // Yours to show: no part of the screen has a place for it.
        }
    }

    func onSellTap() {
        perform(\.state.isSelling, unseen: useCase) { [useCase] in
            try await useCase.sell()
        } then: { viewModel, result in
            // Yours to show: no field holds it.
        } failed: { viewModel, error in
            // Yours to show: no part of the screen has a place for it.
        }
    }

    func onRetryTap() {
        tasks.retry()
    }
}

extension StampViewModel {
    private func fetchMotif() {
        load(\.state.motif) { [useCase] in
            try await useCase.fetchMotif()
        } failed: { viewModel, error in
            // Yours to show: no part of the screen has a place for it.
        }
    }

    private func fetchPrice() {
        load(\.state.price) { [useCase] in try await useCase.fetchPrice() }
    }
}
