import Foundation
import PicturesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Pictures

@MainActor
@Suite
struct PicturePresenterTests {
    private let view = MockSceneViewContract<PictureState>()

    private func makePresenter() -> PicturePresenter {
        PicturePresenter(
            descriptor: ViewDescriptor.PictureDescriptor(url: URL(fileURLWithPath: "/sample")),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapPictureDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapPicture()
        #expect(view.renderCalled)
    }
}
