public import Foundation
public import UIKit

/// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/init(url:)
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/init(url:configuration:)
    public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration-swift.class
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
    }
}
