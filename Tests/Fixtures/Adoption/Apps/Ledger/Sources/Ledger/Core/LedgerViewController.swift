// swift-format-ignore-file
import Foundation
import LedgerUIKit

class LedgerViewController: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}
