/// A descriptor conforms to a protocol only if the types of its parameters can.
enum DescriptorConformances: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            let names = scene.descriptorConformances ?? specs.project.descriptorConformances ?? []
            for parameter in scene.parameters {
                let lacking = names.filter { name in
                    SynthesizedConformance(rawValue: name.value).map(parameter.type.value.rulesOut) ?? false
                }
                if let first = lacking.first { report(parameter, of: scene, lacking, first, among: names, problems) }
            }
        }
    }

    private static func report(
        _ parameter: ParameterSpec,
        of scene: SceneSpec,
        _ lacking: [Located<String>],
        _ first: Located<String>,
        among names: [Located<String>],
        _ problems: ProblemCollector
    ) {
        let isOwn = scene.descriptorConformances != nil
        let others = names.map(\.value).filter { name in !lacking.contains { $0.value == name } }
        problems.report(
            .cannotConform,
            at: parameter.type.location,
            "the descriptor of '\(scene.name.value)' can't be \(lacking.map { "'\($0.value)'" }.joined(separator: ", ")) "
                + "with '\(parameter.name.value)' of the type '\(parameter.type.value.text)'",
            notes: [
                Diagnostic.Note(
                    "\(isOwn ? "write" : "add to \(scene.path)"): descriptorConformances: [\(others.joined(separator: ", "))]; or change this type"
                ),
                Diagnostic.Note("asked for here", at: first.location),
            ]
        )
    }
}
