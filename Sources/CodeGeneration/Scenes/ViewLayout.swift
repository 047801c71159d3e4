/// The layout of a scaffolded view controller: a scrolling column, a column with a table, or overlays on a nib's views.
struct ViewLayout {
    private let scene: Scene

    init(of scene: Scene) {
        self.scene = scene
    }

    /// True if the fields are a table's rows: some are lists, and nothing else needs the space.
    var hasRows: Bool { isInCode && scene.state.haveLists && scene.children.isEmpty }

    /// True if the fields are lines.
    var hasDrafts: Bool { !hasRows && !scene.state.drafts(of: "state").isEmpty }

    /// The views of the column, from top to bottom.
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

    /// The stack of the scenes inside this one, which share the space.
    var children: TemplateCode {
        .phrase(
            "let children = UIStackView(arrangedSubviews: [",
            scene.childPhrases.map(\.container),
            "])",
            style: .literal
        )
    }

    /// The call that adds the content to the view, up to its argument.
    var placing: String { hasRows || !scene.children.isEmpty ? "addContent(" : "addScrollView(with: " }

    /// The statements for overlays on the views of a nib.
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
