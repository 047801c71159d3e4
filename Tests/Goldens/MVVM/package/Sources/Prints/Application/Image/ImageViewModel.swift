import PrintsInterface
import ViperRuntime

@MainActor
final class ImageViewModel {
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
        loadCaption()
    }

    func onRetryTap() {
        if captionData.failure.includes("fetchText") {
            loadCaption()
        }
    }

    func onZoomButtonTap() {
        useCase.zoom()
    }
}

extension ImageViewModel {
    private func loadCaption() {
        captionData.failure.clear("fetchText")
        tasks.load("fetchText") { [captionData, pictureData, useCase] in
            do {
                let result = try await useCase.fetchText(url: pictureData.url)
                guard !Task.isCancelled else { return }
                captionData.text = result
            } catch {
                guard !Task.isCancelled else { return }
                captionData.failure.record(error, inLoad: "fetchText")
            }
        }
    }
}
