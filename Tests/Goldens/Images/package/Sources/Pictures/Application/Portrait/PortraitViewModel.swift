import PicturesInterface
import ViperRuntime

@MainActor
final class PortraitViewModel: SceneViewModel {
    /// Changes what each part of the screen draws from. The view is handed its `parts`, which it can't change.
    let writer: PartsWriter

    private let useCase: any PortraitUseCaseContract
    private let wireframe: any PortraitWireframeContract
    private let descriptor: ViewDescriptor.PortraitDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.PortraitDescriptor,
        useCase: any PortraitUseCaseContract,
        wireframe: any PortraitWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        writer = PartsWriter(startingFrom: descriptor)
    }
}

extension PortraitViewModel: PortraitViewModelContract {
    func onAppear() {
        loadCaption()
    }

    func onRetryTap() {
        tasks.retry()
    }

    func onPictureTap() {
        // Nothing is done here yet.
    }

    func onCaptionChange(text: String) {
        // Nothing is done here yet.
    }
}

extension PortraitViewModel {
    private func loadCaption() {
        load(\.captionData.text, of: \.captionData) { [pictureData, useCase] in
            try await useCase.fetchText(url: pictureData.url)
        }
    }
}
