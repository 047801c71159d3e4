import ProjectModel
import Templating

/// What a template is rendered with. Which file is made, and where, the catalogue says.
protocol FileValues {
    typealias Values = TemplateFields<TemplateValue>

    /// What the template may expect.
    static var shape: TemplateShape { get }
}

protocol FileOfProject: FileValues {
    static func values(in context: GenerationContext) -> Values
}
