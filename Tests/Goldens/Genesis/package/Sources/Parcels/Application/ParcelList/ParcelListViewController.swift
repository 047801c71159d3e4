import Foundation
import ViperRuntime

final class ParcelListViewController: UIViewController {
    private let viewModel: any ParcelListViewModeling

    init(viewModel: any ParcelListViewModeling) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.viewDidLoad()
    }
}
