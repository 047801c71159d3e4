// swift-format-ignore-file
import Foundation
import UIKit

/// A view controller without a nib.
open class CodedViewController: UIViewController {
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("Not made from a nib")
    }
}
