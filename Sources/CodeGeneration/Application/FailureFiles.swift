import ProjectModel
import Templating

/// The scaffold of the texts for failures.
enum FailureTextsFile: FileOfProject {
    static let shape: TemplateShape = [:]

    static func values(in context: GenerationContext) -> Values { [:] }
}

/// The scaffold of what shows failures.
enum FailureBannerFile: FileOfProject {
    static let shape: TemplateShape = [:]

    static func values(in context: GenerationContext) -> Values { [:] }
}
