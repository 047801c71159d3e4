/// What the first screen of a new project does: a tap on its button counts.
///
/// Scaffolds draw the state and hand events on, and know nothing of what an event means. Here somebody knows: the specs are ours, too.
/// For example: `update { $0.greetings += 1 }` in `WelcomePresenter`.
package struct FirstScreen {
    /// For example: `Welcome`.
    let scene: String

    /// A scaffold as it is to be written. One that isn't of the screen, or has another form, stays as it is.
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

    /// Looked up where the screen's title is.
    private func greet(in text: String) -> String {
        let bundle = text.firstMatch(of: #/bundle: \.\w+, /#)?.output ?? ""
        return #"String(localized: "Greet", \#(bundle)comment: "Counts greetings")"#
    }

    private var identifier: String { scene.prefix(1).lowercased() + scene.dropFirst() }

    /// Views in code have no controls yet; those in SwiftUI have a button for each event.
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
