import MembersInterface
import Testing
import ViperRuntime

@testable import Members

@MainActor
@Suite
struct MemberBadgePresenterTests {
    private let view = MockMemberBadgeViewContract()

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
