import ProjectModel
import Templating

/// Where a fresh view controller has what it shows: in a column that scrolls, in one around a table, or upon a nib's views.
struct ViewLayout {
    private let scene: Scene

    init(of scene: Scene) {
        self.scene = scene
    }

    /// Whether the fields are a table's rows: there are lists among them, and nothing else takes the room.
    var hasRows: Bool { isInCode && scene.state.haveLists && scene.children.isEmpty }

    /// Whether the fields are lines.
    var hasDrafts: Bool { !hasRows && !scene.state.drafts(of: "state").isEmpty }

    /// What is in the column, from top to bottom.
    var arranged: [String] {
        let children = scene.children.isEmpty ? nil : "children"
        guard isInCode else { return [children].compactMap(\.self) }
        return [
            hasBanner ? "failureBanner.view" : nil,
            isLoading ? "activityIndicator" : nil,
            hasDrafts ? "drafts" : nil,
            hasRows ? "tableView" : nil,
            children,
        ].compactMap(\.self)
    }

    var content: TemplateCode {
        .phrase("let content = UIStackView(arrangedSubviews: [", arranged, "])", style: .literal)
    }

    /// The scenes inside of this one, which share the room.
    var children: TemplateCode {
        .phrase(
            "let children = UIStackView(arrangedSubviews: [",
            scene.childPhrases.map(\.container),
            "])",
            style: .literal
        )
    }

    /// What puts it into the view.
    var placing: String { hasRows || !scene.children.isEmpty ? "addContent(" : "addScrollView(with: " }

    /// Statements for what stands upon the views of a nib.
    var overlays: [String] {
        guard !isInCode else { return [] }
        return [
            hasBanner ? "failureBanner.add(to: view)" : nil,
            isLoading ? "view.addCentered(activityIndicator)" : nil,
            hasDrafts ? "view.addCentered(drafts)" : nil,
        ].compactMap(\.self)
    }

    private var isInCode: Bool { scene.view == .code }
    private var hasBanner: Bool { !scene.failures(of: "state").isEmpty }
    private var isLoading: Bool { !scene.loadedFields.isEmpty }
}
