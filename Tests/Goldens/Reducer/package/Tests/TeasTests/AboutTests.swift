import TeasInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Teas

@MainActor
@Suite
struct AboutPresenterTests {
    private let view = MockSceneViewContract<AboutState>()
    private let wireframe = MockAboutWireframeContract()

    private func makePresenter() -> AboutPresenter {
        AboutPresenter(
            descriptor: ViewDescriptor.AboutDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapMenuCallsShowMenu() {
        let presenter = makePresenter()
        presenter.didTapMenu()
        #expect(wireframe.showMenuCallsCount == 1)
    }
}
