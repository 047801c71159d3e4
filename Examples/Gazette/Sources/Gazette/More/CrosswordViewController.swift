// swift-format-ignore-file
import GazetteCore
import GazetteUI

final class CrosswordViewController: PageViewController {
    private let tracking: Tracking

    init(day: Int, tracking: Tracking) {
        self.tracking = tracking
        super.init(title: "Crossword \(day)")
    }

    func tapSolve() { tracking.track("solved") }
}
