/// Contents and sections have unique names in their scene, ignoring case, since each gets a file. The name of a content
/// doesn't repeat that of its scene, which it follows.
enum ContentNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            checkDuplicates(scene.contents.map(\.name), "content", problems)
            checkDuplicates(scene.contents.flatMap { $0.sections.map(\.name) }, "section", problems)
            guard scene.style.value.isDrawnBySwiftUI else { continue }
            for name in scene.contents.map(\.name) { checkRepetition(of: scene, in: name, problems) }
        }
    }

    /// Reports, for example, the content `order` of `KaimonoOrder`, which would be `KaimonoOrderOrderContent`.
    private static func checkRepetition(
        of scene: SceneSpec,
        in name: Located<String>,
        _ problems: ProblemCollector
    ) {
        let own = SwiftIdentifier.upperCamelCase(name.value)
        guard scene.name.value.hasSuffix(own) || own.hasPrefix(scene.name.value) else { return }
        problems.report(
            .repeatedName,
            at: name.location,
            "the content '\(name.value)' repeats its scene's name: its view is '\(scene.name.value)\(own)Content'",
            "name it after what it shows, and rename its view if that is there already"
        )
    }

    private static func checkDuplicates(
        _ names: [Located<String>],
        _ noun: String,
        _ problems: ProblemCollector
    ) {
        var seen: [String: Located<String>] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.value.lowercased()) else { continue }
            problems.report(
                .duplicateName,
                at: name.location,
                "the \(noun)s '\(other.value)' and '\(name.value)' would be one view",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.location)]
            )
        }
    }
}
