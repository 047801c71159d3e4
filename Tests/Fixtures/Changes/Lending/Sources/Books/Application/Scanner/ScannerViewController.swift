import Foundation
import ViperRuntime

@MainActor
final class ScannerViewController: UIViewController {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private(set) var torchButton: UIButton?

    private let presenter: any ScannerPresenterContract

    init(presenter: any ScannerPresenterContract) {
        self.presenter = presenter
        super.init(nibName: "ScannerViewController", bundle: .booksResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scanner"
        presenter.viewDidLoad()
    }
}

// What the controls of the screen call.
extension ScannerViewController {
    func didTapTorch() {
        presenter.didTapTorch()
    }
}

extension ScannerViewController: SceneViewContract {
    func render(_ state: ScannerState) {
        torchButton?.isEnabled = state.number == nil
    }
}
