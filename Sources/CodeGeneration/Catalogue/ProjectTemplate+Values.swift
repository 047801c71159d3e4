import TemplateCatalogue
import Templates
import Templating

extension ProjectTemplate: EmittedTemplate {
    var shape: TemplateShape { file.shape }

    func values(for context: GenerationContext) -> TemplateValue {
        .fields(file.values(in: context))
    }
}

extension ServiceTemplate: TableTemplate {
    typealias Subject = ServicePlace

    static let table = ServiceVariables.table
}

extension EmptyModuleTemplate: EmittedTemplate {
    var shape: TemplateShape { PlaceholderFile.shape }

    func values(for module: EmptyModule) -> TemplateValue { .fields(PlaceholderFile.values(for: module)) }
}
