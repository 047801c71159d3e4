import Foundation

/// A scene of the sample that can be pinned: an event, a field, and the fewest lines that do something about them.
struct PinnedScene {
    private let scene: SampleCopy.Scene
    private let sample: SampleCopy
    private var editor: SourceEditor { sample.editor }
    private var name: String { scene.name }

    init(_ scene: SampleCopy.Scene, _ sample: SampleCopy) {
        self.scene = scene
        self.sample = sample
    }

    struct NoSuchFile: Error {
        var ending: String
    }

    func editSpec() throws {
        if scene.isViewModel {
            try editor.replace(
                "product: Product?, isLoading: Bool }",
                with: "product: Product?, isLoading: Bool, isPinned: Bool }",
                in: scene.spec
            )
            return try editor.replace("[onPurchaseButtonTap]", with: "[onPurchaseButtonTap, onPinTap]", in: scene.spec)
        }
        let events = try editor.read(scene.spec).contains("\nevents:\n")
        try editor.replace("\nstate:\n", with: "\nstate:\n  isPinned: Bool\n", in: scene.spec)
        if events {
            try editor.replace("\nevents:\n", with: "\nevents:\n  didTapPin:\n", in: scene.spec)
        } else {
            try editor.replace("\ninteractor:\n", with: "\nevents: [didTapPin]\ninteractor:\n", in: scene.spec)
        }
    }

    /// After `sync`.
    func editSources() throws {
        let type = scene.isViewModel ? "ViewModel" : "Presenter"
        let event = scene.isViewModel ? "onPinTap" : "didTapPin"
        try editor.replace(
            "#warning(\"\(name)\(type).\(event)() is not written yet\")",
            with: scene.isViewModel ? "purchaseData.isPinned.toggle()" : "update { $0.isPinned.toggle() }",
            in: try file("\(type).swift")
        )
        if scene.isUIKit { try editViewController() } else { try editView() }
    }

    private func editViewController() throws {
        let file = try file("ViewController.swift")
        let head = "final class \(name)ViewController: UIViewController {\n"
        try editor.replace(head, with: head + "    let pinButton = UIButton(configuration: .plain())\n", in: file)
        try editor.replace(
            "        super.viewDidLoad()\n",
            with: """
                        super.viewDidLoad()
                        pinButton.setTitle("Pin", for: .normal)
                        pinButton.addAction(UIAction { [presenter] _ in presenter.didTapPin() }, for: .touchUpInside)
                        view.addSubview(pinButton)

                """,
            in: file
        )
        let render = "    func render(_ state: \(name)State) {\n"
        try editor.replace(render, with: render + "        pinButton.isSelected = state.isPinned\n", in: file)
    }

    /// A button and a text in the first stack of the view.
    private func editView() throws {
        let file = try file(scene.isViewModel ? "PurchaseView.swift" : "View.swift")
        let (event, data) =
            scene.isViewModel ? ("inputs.onPinTap()", "data") : ("presenter.didTapPin()", "dataSource")
        var lines = try editor.read(file).components(separatedBy: "\n")
        guard let stack = lines.firstIndex(where: { $0.contains("VStack(") }) else {
            throw NoSuchFile(ending: "VStack")
        }
        lines.insert("Button(\"Pin\") { \(event) }", at: stack + 1)
        lines.insert("if \(data).isPinned { Text(\"Pinned\") }", at: stack + 2)
        try editor.write(lines.joined(separator: "\n"), to: file)
    }

    private func file(_ ending: String) throws -> String {
        let file = scene.sources.first { $0.hasSuffix("/\(name)\(ending)") }
        guard let file else { throw NoSuchFile(ending: ending) }
        return file
    }
}
