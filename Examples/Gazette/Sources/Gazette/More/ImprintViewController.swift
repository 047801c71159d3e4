// swift-format-ignore-file
import GazetteUI

final class ImprintViewController: PageViewController {
    init() { super.init(title: "Imprint") }
}
