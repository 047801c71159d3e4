/// `project.generated.yml`, which the team's own XcodeGen spec includes.
///
/// The keys are those of XcodeGen 2.45. The file has no `options`, so that it doesn't affect the team's own targets.
enum XcodeGenFile {
    static func lines(in context: GenerationContext) -> [String] { XcodeGenProject(context).map(lines) ?? [] }

    private static func lines(of project: XcodeGenProject) -> [String] {
        let sections: [(name: String, value: JSONValue)] = [
            ("packages", project.packages),
            ("settingGroups", project.settingGroups),
            ("targetTemplates", XcodeGenTemplates(project: project).value),
            ("targets", XcodeGenTargets(project: project).value),
            ("schemes", XcodeGenSchemes(project: project).value),
        ]
        return Array(sections.map { YAMLLines.lines(of: .object([$0])) }.joined(separator: [""]))
    }
}
