extension MoveAttention {
    /// What in a source has to change when a scene's view gets into a module of views, or out of one.
    func viewBorder(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        guard isMoved(source.path), !source.path.hasPrefix("Tests/") else { return [] }
        let isToViews = move.known.module(move.new)?.hasSeparateView(of: move.scene) ?? false
        guard move.old.hasSeparateView(of: move.scene) != isToViews else { return [] }
        let scene = move.scene.name.value
        let ownsViewModel = move.scene.style.value.hasViewModel
        return isToViews
            ? try enteringViews(source, scene, ownsViewModel)
            : ownsViewModel ? try leavingViews(source, scene) : []
    }

    private func enteringViews(
        _ source: Source,
        _ scene: String,
        _ ownsViewModel: Bool
    ) throws(NestedTooDeeply) -> [Diagnostic] {
        let (controller, viewModel) = ("\(scene)ViewController", "\(scene)ViewModel")
        let blocks = SourceOutline.read(source.bytes, nested: true).blocks
        if blocks.contains(where: { $0.type == viewModel && !$0.isExtension }) {
            return try NameUses.find(["Parts"], in: source.bytes).map { use in
                finding(
                    source,
                    use.offset,
                    "the data of '\(scene)' lies in '\(move.new)UI' then, where '\(viewModel).Parts' isn't known",
                    "write 'let writer: PartsWriter' for 'let parts: Parts', and 'writer = PartsWriter(startingFrom: descriptor)'"
                )
            }
        }
        guard blocks.contains(where: { !$0.isExtension && $0.type.hasSuffix("View") }) else { return [] }
        let extensions = blocks.filter { $0.isExtension && $0.type == controller }.map { block in
            finding(
                source,
                block.start,
                "this file goes to '\(move.new)UI', which doesn't know '\(controller)'",
                "move the extension to '\(scene)NavigationItem.swift', beside the scene's other files in '\(move.new)'"
            )
        }
        guard ownsViewModel else { return extensions }
        return try extensions
            + NameUses.find([viewModel], in: source.bytes).map { use in
                finding(
                    source,
                    use.offset,
                    "this file goes to '\(move.new)UI', which doesn't know '\(viewModel)'",
                    "write '\(scene)Display' in place of '\(viewModel)'"
                )
            }
    }

    private func leavingViews(_ source: Source, _ scene: String) throws(NestedTooDeeply) -> [Diagnostic] {
        try NameUses.find(["\(scene)Display", "PartsWriter"], in: source.bytes).map { use in
            let isWriter = use.name == "PartsWriter"
            return finding(
                source,
                use.offset,
                "'\(use.name)' is only there while the views of '\(scene)' lie in a module of their own",
                isWriter
                    ? "write 'let parts: Parts' for 'let writer: PartsWriter', and 'parts = Parts(startingFrom: descriptor)'"
                    : "write '\(scene)ViewModel' in place of '\(scene)Display'"
            )
        }
    }
}
