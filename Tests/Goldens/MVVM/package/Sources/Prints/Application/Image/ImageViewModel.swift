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
        fetchRelated()
        fetchText()
        text()
    }

    func onForgetTap() {
        guard !state.isForgetting else { return }
        state.isForgetting = true
        pictureData.failure.clear("forget")
        tasks.perform("forget") { [weak self, pictureData, useCase] in
            do {
                try await useCase.forget()
            } catch {
                guard self != nil else { return useCase.handleUnseenFailure(error, in: "forget") }
                pictureData.failure.record(error, in: "forget")
            }
            self?.state.isForgetting = false
        }
    }

    func onRetryTap() {
        if state.related.failure != nil {
            fetchRelated()
        }
        if captionData.failure.includes("fetchText") {
            fetchText()
        }
    }

    func onZoomButtonTap() {
        useCase.zoom()
    }
}

extension ImageViewModel {
    private func fetchRelated() {
        state.related.begin()
        tasks.load("fetchRelated") { [weak self, state, useCase] in
            do {
                let result = try await useCase.fetchRelated(isZoomed: state.isZoomed)
                guard !Task.isCancelled else { return }
                self?.state.related = .loaded(result)
            } catch {
                guard !Task.isCancelled else { return }
                self?.state.related.fail(error, in: "fetchRelated")
            }
        }
    }

    private func fetchText() {
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

    private func text() {
        let publisher = useCase.text(url: pictureData.url)
        tasks.follow("text", publisher) { [captionData] result in
            captionData.text = result
        }
    }
}
