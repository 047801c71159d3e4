import ProjectModel
import TemplateCatalogue
import Templates
import Templating

extension ModuleTemplate: EmittedTemplate {
    typealias Subject = ModulePlace

    static let table = ModuleVariables.table
}

extension UseCaseTemplate: EmittedTemplate {
    typealias Subject = UseCasePlace

    static let table = UseCaseVariables.table
}

extension RepositoryTemplate: EmittedTemplate {
    typealias Subject = RepositoryPlace

    static let table = RepositoryVariables.table
}

extension StubbedModuleTemplate: EmittedTemplate {
    typealias Subject = StubbedModulePlace

    static let table = StubbedModuleVariables.table
}
