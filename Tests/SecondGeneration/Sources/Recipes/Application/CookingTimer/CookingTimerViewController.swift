import Foundation
import KitchenCore
import ViperRuntime

final class CookingTimerViewController: UIViewController, SceneView {
    private let presenter: any CookingTimerPresenterContract
    private let start: CookingTimerState
    private let label = UILabel.identified("cookingTimer.left")

    init(_ state: CookingTimerState, presenter: any CookingTimerPresenterContract) {
        start = state
        self.presenter = presenter
        super.init(nibName: "CookingTimerViewController", bundle: .recipesResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Timer", comment: "Title of a screen")
        view.fill(withColumn: [label])
        render(start)
        presenter.viewDidLoad()
    }

    func render(_ state: CookingTimerState) {
        label.text = state.secondsLeft.value.map { "\($0 / 60):\($0 % 60)" }
    }
}
