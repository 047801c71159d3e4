import MembersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Members

@MainActor
@Suite
struct MemberBadgePresenterTests {
    private let view = MockSceneViewContract<MemberBadgeState>()

    private func makePresenter() -> MemberBadgePresenter {
        MemberBadgePresenter(
            descriptor: ViewDescriptor.MemberBadgeDescriptor(name: "sample"),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
