/// The behaviour of a new project's first screen: its button counts taps.
///
/// Scaffolds render state and pass events on; they know no meanings. Here they are known: the specs are vipergen's.
/// For example: `update { $0.greetings += 1 }` in `WelcomePresenter`.
package struct FirstScreen {
    /// The scene's name. For example: `Welcome`.
    let scene: String

    /// Returns a scaffold's contents to be written; unchanged if it isn't the screen's, or has another form.
    func filledIn(_ path: String, _ contents: [UInt8]) -> [UInt8] {
        var text = String(decoding: contents, as: UTF8.self)
        if path.hasSuffix("/\(scene)Presenter.swift") {
            text.replaceFirst(
                "func didTapGreet() {\n        view?.render(state)",
                by: "func didTapGreet() {\n        update { $0.greetings += 1 }"
            )
        } else if path.hasSuffix("/\(scene)ViewModel.swift") {
            text.replaceFirst(
                "func onGreetButtonTap() {\n        // Nothing is done here yet.",
                by: "func onGreetButtonTap() {\n        greetingData.greetings += 1"
            )
        } else if path.hasSuffix("/\(scene)ViewController.swift"), text.contains(Self.drafts) {
            addButton(to: &text)
        } else {
            return contents
        }
        return Array(text.utf8)
    }

    private static let drafts = "    let drafts = UIStackView()\n"

    /// Returns the button's text, looked up in the same bundle as the screen's title.
    private func greet(in text: String) -> String {
        let bundle = text.firstMatch(of: #/bundle: \.\w+, /#)?.output ?? ""
        return #"String(localized: "Greet", \#(bundle)comment: "Counts greetings")"#
    }

    private var identifier: String { scene.prefix(1).lowercased() + scene.dropFirst() }

    /// Adds the button: UIKit views have no controls yet, SwiftUI views have a button for each event.
    private func addButton(to text: inout String) {
        let greeting = greet(in: text)
        text.replaceFirst(
            Self.drafts,
            by: Self.drafts + """

                    private(set) lazy var greetButton: UIButton = {
                        let button = UIButton(configuration: .plain())
                        button.setTitle(\(greeting), for: .normal)
                        button.accessibilityIdentifier = "\(identifier).greet"
                        button.addAction(UIAction { [presenter] _ in presenter.didTapGreet() }, for: .touchUpInside)
                        return button
                    }()

                """
        )
        text.replaceFirst(
            "UIStackView(arrangedSubviews: [drafts])",
            by: "UIStackView(arrangedSubviews: [drafts, greetButton])"
        )
    }
}

extension String {
    fileprivate mutating func replaceFirst(_ text: String, by other: String) {
        if let range = firstRange(of: text) { replaceSubrange(range, with: other) }
    }
}
