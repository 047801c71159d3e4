import Diagnostics
import FileEmission
import ProjectModel
import Templating

/// `project.generated.yml`, for the `include` of a team's own project spec of XcodeGen.
///
/// Keys are those of XcodeGen 2.45. The file has no `options`, so that it decides nothing about the team's own targets.
enum XcodeGenFile: FileOfProject {
    static let shape: TemplateShape = ["specPath": .text, "lines": .list(.text)]

    static func values(in context: GenerationContext) -> Values {
        ["lines": .lines(XcodeGenProject(context).map(lines) ?? [])]
    }

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
