import TemplateCatalogue
import Templates
import Templating

extension ProjectTemplate: EmittedTemplate {
    typealias Subject = GenerationContext

    static let table = ProjectVariables.table
}

extension ServiceTemplate: EmittedTemplate {
    typealias Subject = ServicePlace

    static let table = ServiceVariables.table
}

extension EmptyModuleTemplate: EmittedTemplate {
    typealias Subject = EmptyModulePlace

    static let table = PlaceholderFile.table
}

extension ResourceModuleTemplate: EmittedTemplate {
    typealias Subject = ResourceModulePlace

    static let table = ResourceVariables.table
}
