/// Children have methods with unique names, and no scene is inside itself.
final class ChildScenes: ValidationRule {
    override func check() {
        for scene in specs.scenes.lazy.map(\.scene) where !scene.children.isEmpty {
            checkNames(in: scene)
            let isEmbedded = scene.style.value.hasOwnViewController
            for child in scene.children { checkParameters(of: child, isEmbedded: isEmbedded) }
        }
        let children = specs.scenesByName.mapValues { $0.scene.children.map(\.destination) }.filter {
            !$0.value.isEmpty
        }
        var search = CycleSearch(edges: children)
        for name in children.keys.sorted() { search.visit(name) }
        for cycle in search.cycles { report(cycle) }
    }

    /// Reports names such as `header` and `Header`, which would both be shown by `embedHeader`.
    private func checkNames(in scene: SceneSpec) {
        var seen: [String: Located<String>] = [:]
        for name in scene.children.map(\.name) {
            guard let other = seen.updateValue(name, forKey: SwiftIdentifier.upperCamelCase(name.value)) else {
                continue
            }
            problems.report(.nameClash, at: name.location) {
                "the children '\(name.value)' and '\(other.value)' differ only in capitals"
                Note("the other one is here; rename one of them", at: other.location)
            }
        }
    }

    private func checkParameters(of child: ChildSpec, isEmbedded: Bool) {
        let names = ["container", "environment"] + (isEmbedded ? ["viewController"] : [])
        for argument in child.arguments where names.contains(argument.name.value) {
            problems.report(.reservedName, at: argument.name.location) {
                "what a child is handed can't be called '\(argument.name.value)': that is the name of what it is shown in, or made from"
                "rename the parameter"
            }
        }
    }

    private func report(_ cycle: [Located<String>]) {
        guard let first = cycle.first, let last = cycle.last else { return }
        problems.report(.cyclicReference, at: first.location) {
            "a scene would be inside of itself: \(([last] + cycle).map(\.value).joined(separator: " → "))"
            cycle.dropFirst().map { Note("'\($0.value)' is a child here", at: $0.location) }
            "remove one of these children"
        }
    }
}
