/// The members that a view model's mock has besides its inputs.
enum ViewModelMock {
    static func parts(of scene: Scene) -> [TemplateCode] {
        let type = "\(scene.name)ViewModel.Parts"
        return ["let parts: \(type)", .block("init(parts: \(type)) {", ["self.parts = parts"])]
    }
}
