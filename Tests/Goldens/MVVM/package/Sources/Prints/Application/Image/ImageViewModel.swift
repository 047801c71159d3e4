import PrintsInterface
import ViperRuntime

@MainActor
final class ImageViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any ImageUseCaseContract
    private let wireframe: any ImageWireframeContract
    private let descriptor: ViewDescriptor.ImageDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ImageDescriptor,
        useCase: any ImageUseCaseContract,
        wireframe: any ImageWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension ImageViewModel: ImageViewModelContract {
    func onAppear() {
        fetchRelated()
        fetchText()
        note()
    }

    func onForgetTap() {
        perform(\.state.isForgetting, of: \.pictureData, unseen: useCase) { [useCase] in try await useCase.forget() }
    }

    func onRetryTap() {
        tasks.retry()
    }

    func onZoomButtonTap() {
        useCase.zoom()
    }
}

extension ImageViewModel {
    private func fetchRelated() {
        load(\.state.related) { [state, useCase] in try await useCase.fetchRelated(isZoomed: state.isZoomed) }
    }

    private func fetchText() {
        load(\.captionData.text, of: \.captionData) { [pictureData, useCase] in
            try await useCase.fetchText(url: pictureData.url)
        }
    }

    private func note() {
        follow(\.captionData.note) { [pictureData, useCase] in SentValues(useCase.note(url: pictureData.url)) }
    }
}
