import ProjectModel

/// What the mock of a view model has besides its inputs.
enum ViewModelMock {
    static func parts(of scene: Scene) -> [[String]] {
        let type = "\(scene.name)ViewModel.Parts"
        return [["let parts: \(type)"], ["init(parts: \(type)) {", "    self.parts = parts", "}"]]
    }
}
