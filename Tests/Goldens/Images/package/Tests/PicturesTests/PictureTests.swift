import Foundation
import PicturesInterface
import Testing
import ViperImages
import ViperRuntime

@testable import Pictures

@MainActor
@Suite
struct PicturePresenterTests {
    private let view = MockPictureViewContract()
    private let interactor = MockPictureInteractorContract()

    private func makePresenter() -> PicturePresenter {
        PicturePresenter(
            descriptor: ViewDescriptor.PictureDescriptor(url: URL(fileURLWithPath: "/sample")),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
