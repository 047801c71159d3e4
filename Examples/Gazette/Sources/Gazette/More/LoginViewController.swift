// swift-format-ignore-file
import GazetteUI

final class LoginViewController: PageViewController {
    var onSubmit: ((String) -> Void)?

    init() { super.init(title: "Log in") }

    func submit(_ name: String) { onSubmit?(name) }
}
