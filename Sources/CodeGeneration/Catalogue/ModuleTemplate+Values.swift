import ProjectModel
import TemplateCatalogue
import Templates
import Templating

extension ModuleTemplate: EmittedTemplate {
    var shape: TemplateShape { file.shape }

    func values(for place: ModulePlace) -> TemplateValue {
        .fields(file.values(for: place.feature, in: place.context))
    }

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
