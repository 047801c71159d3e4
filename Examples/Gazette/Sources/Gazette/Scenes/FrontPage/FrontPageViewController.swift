// swift-format-ignore-file
import GazetteUI

final class FrontPageViewController: PageViewController, FrontPageView {
    private let presenter: FrontPagePresenting
    private(set) var headlines: [String] = []

    init(presenter: FrontPagePresenting) {
        self.presenter = presenter
        super.init(title: "Gazette")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewIsReady()
    }

    func show(headlines: [String]) { self.headlines = headlines }

    func tap(_ index: Int) { presenter.didSelectHeadline(at: index) }
}
