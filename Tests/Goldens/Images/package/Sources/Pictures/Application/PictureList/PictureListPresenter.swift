import Foundation
import PicturesInterface
import ViperRuntime

@MainActor
final class PictureListPresenter {
    private weak var view: (any PictureListViewContract)?
    private let wireframe: any PictureListWireframeContract
    private let descriptor: ViewDescriptor.PictureListDescriptor
    private(set) var state: PictureListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.PictureListDescriptor,
        view: any PictureListViewContract,
        wireframe: any PictureListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = PictureListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout PictureListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension PictureListPresenter: PictureListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didSelectPicture(url: URL) {
        wireframe.showPicture(url: url)
    }
}
