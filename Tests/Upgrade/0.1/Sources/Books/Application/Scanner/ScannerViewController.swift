import Foundation
import ViperRuntime

@MainActor
final class ScannerViewController: UIViewController {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private(set) var torchButton: UIButton?

    private let environment: any ScannerEnvironment
    private var presenter: (any ScannerPresenterContract)?

    init(environment: any ScannerEnvironment) {
        self.environment = environment
        super.init(nibName: "ScannerViewController", bundle: .booksResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ScannerPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scanner"
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension ScannerViewController {
    func didTapTorch() {
        presenter?.didTapTorch()
    }
}

extension ScannerViewController: ScannerViewContract {
    func render(_ state: ScannerState) {
        torchButton?.isEnabled = state.number == nil
    }
}
