/// Who writes the types that a scene's code is in, and what they are made of.
public enum Wiring: String, CaseIterable, Hashable, Sendable {
    /// Scaffolds: each part has properties and an initializer of its own, and the view controller is handed its presenter.
    case scaffold
    /// The tool: presenter, interactor and wireframe are generated classes, to which the team's extensions add what they do.
    case generated
}
