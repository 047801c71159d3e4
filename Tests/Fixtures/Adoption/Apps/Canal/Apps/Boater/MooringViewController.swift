// swift-format-ignore-file

import UIKit

final class MooringViewController: UIViewController {
    init(named name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
