import ProjectModel
import Templating

/// What the mock of a view model has besides its inputs.
enum ViewModelMock {
    static func parts(of scene: Scene) -> [TemplateCode] {
        let type = "\(scene.name)ViewModel.Parts"
        return ["let parts: \(type)", .block("init(parts: \(type)) {", ["self.parts = parts"])]
    }
}
