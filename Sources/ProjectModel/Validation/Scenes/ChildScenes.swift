/// Children have methods with unique names, and no scene is inside itself.
enum ChildScenes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where !scene.children.isEmpty {
            checkNames(in: scene, problems)
            let isEmbedded = scene.style.value.hasOwnViewController
            for child in scene.children { checkParameters(of: child, isEmbedded: isEmbedded, problems) }
        }
        let children = specs.scenesByName.mapValues { $0.scene.children.map(\.destination) }.filter {
            !$0.value.isEmpty
        }
        var search = CycleSearch(edges: children)
        for name in children.keys.sorted() { search.visit(name) }
        for cycle in search.cycles { report(cycle, problems) }
    }

    /// Reports names such as `header` and `Header`, which would both be shown by `embedHeader`.
    private static func checkNames(in scene: SceneSpec, _ problems: ProblemCollector) {
        var seen: [String: Located<String>] = [:]
        for name in scene.children.map(\.name) {
            guard let other = seen.updateValue(name, forKey: SwiftIdentifier.upperCamelCase(name.value)) else {
                continue
            }
            problems.report(
                .nameClash,
                at: name.location,
                "the children '\(name.value)' and '\(other.value)' differ only in capitals",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.location)]
            )
        }
    }

    private static func checkParameters(of child: ChildSpec, isEmbedded: Bool, _ problems: ProblemCollector) {
        let names = ["container", "environment"] + (isEmbedded ? ["viewController"] : [])
        for argument in child.arguments where names.contains(argument.name.value) {
            problems.report(
                .reservedName,
                at: argument.name.location,
                "what a child is handed can't be called '\(argument.name.value)': that is the name of what it is shown in, or made from",
                "rename the parameter"
            )
        }
    }

    private static func report(_ cycle: [Located<String>], _ problems: ProblemCollector) {
        guard let first = cycle.first, let last = cycle.last else { return }
        problems.report(
            .cyclicReference,
            at: first.location,
            "a scene would be inside of itself: \(([last] + cycle).map(\.value).joined(separator: " → "))",
            notes: cycle.dropFirst().map { Diagnostic.Note("'\($0.value)' is a child here", at: $0.location) }
                + [Diagnostic.Note("remove one of these children")]
        )
    }
}
