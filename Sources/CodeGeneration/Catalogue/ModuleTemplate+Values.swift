import ProjectModel
import TemplateCatalogue
import Templates
import Templating

extension ModuleTemplate: EmittedTemplate {
    typealias Subject = ModulePlace

    static let table = ModuleVariables.table

    /// Nibs come with scenes: without a spec of the module's own it is that of its first scene.
    func specPath(for place: ModulePlace) -> String {
        self == .moduleResources ? place.feature.specPath : place.specPath
    }
}

extension UseCaseTemplate: EmittedTemplate {
    typealias Subject = UseCasePlace

    static let table = UseCaseVariables.table
}

extension StubbedModuleTemplate: EmittedTemplate {
    typealias Subject = StubbedModulePlace

    static let table = StubbedModuleVariables.table
}
