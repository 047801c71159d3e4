import ProjectModel
import TemplateCatalogue
import Templates
import Templating

extension ModuleTemplate: TableTemplate {
    typealias Subject = ModulePlace

    static let table = ModuleVariables.table

    /// Nibs come with scenes: without a spec of the module's own it is that of its first scene.
    func specPath(for place: ModulePlace) -> String {
        self == .moduleResources ? place.feature.specPath : place.specPath
    }
}

extension UseCaseTemplate: TableTemplate {
    typealias Subject = UseCasePlace

    static let table = UseCaseVariables.table
}

extension StubbedModuleTemplate: EmittedTemplate {
    var shape: TemplateShape { StubbableEnvironmentFile.shape }

    func values(for place: StubbedModulePlace) -> TemplateValue {
        .fields(
            StubbableEnvironmentFile.values(for: place.module.feature, mocks: place.mocks, in: place.module.context)
        )
    }
}
