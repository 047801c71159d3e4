import Foundation
import ViperRuntime

final class JarViewController: UIViewController {
    private let viewModel: JarViewModel

    init(viewModel: JarViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.render = { [weak self] in self?.render($0) }
        viewModel.viewDidLoad()
    }

    private func render(_ state: JarState) {
        title = "Jar"
    }
}
