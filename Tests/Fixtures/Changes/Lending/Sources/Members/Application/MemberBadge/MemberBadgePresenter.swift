import MembersInterface
import ViperRuntime

extension MemberBadgePresenter: MemberBadgePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
