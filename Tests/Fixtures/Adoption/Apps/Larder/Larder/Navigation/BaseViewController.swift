// swift-format-ignore-file
import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

/// We don't use storyboards.
class BaseViewController: UIViewController {

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
