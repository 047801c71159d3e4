import BooksInterface
import ViperRuntime

@MainActor
final class ScannerPresenter {
    private weak var view: (any ScannerViewContract)?
    private let descriptor: ViewDescriptor.ScannerDescriptor
    private(set) var state: ScannerState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ScannerDescriptor,
        view: any ScannerViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = ScannerState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ScannerState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension ScannerPresenter: ScannerPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapTorch() {
        update { $0.number = $0.number == nil ? "12" : nil }
    }
}
