import Foundation
import PicturesInterface
import Testing
import ViperRuntime

@testable import Pictures

@MainActor
@Suite
struct PicturePresenterTests {
    private let view = MockPictureViewContract()

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
