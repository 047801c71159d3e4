import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct PlainOffersPresenterTests {
    private let view = MockSceneViewContract<PlainOffersState>()

    private func makePresenter() -> PlainOffersPresenter {
        PlainOffersPresenter(
            descriptor: ViewDescriptor.PlainOffersDescriptor(),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
