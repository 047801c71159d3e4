import TemplateCatalogue
import Templates
import Templating

extension ProjectTemplate: EmittedTemplate {
    var shape: TemplateShape { file.shape }

    func values(for context: GenerationContext) -> TemplateValue {
        .fields(file.values(in: context))
    }
}

extension ServiceTemplate: EmittedTemplate {
    var shape: TemplateShape { file.shape }

    func values(for place: ServicePlace) -> TemplateValue {
        .fields(file.values(for: place.service, in: place.context))
    }
}

extension EmptyModuleTemplate: EmittedTemplate {
    var shape: TemplateShape { PlaceholderFile.shape }

    func values(for module: EmptyModule) -> TemplateValue { .fields(PlaceholderFile.values(for: module)) }
}
