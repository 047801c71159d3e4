import Foundation
import ViperRuntime

final class ParcelViewController: UIViewController {
    private let viewModel: any ParcelViewModeling

    init(viewModel: any ParcelViewModeling) {
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
