import Diagnostics
import FileEmission
import ProjectModel

/// Scaffolds of a scene that has got another style, to which nothing that is generated belongs any more.
struct StyleLeftovers {
    let output: String

    func warnings(of plan: Plan) -> [Diagnostic] {
        let removed = Set(plan.steps.filter { $0.action == .remove }.map(\.path))
        return removed.sorted().flatMap { path -> [Diagnostic] in
            guard let scene = GeneratedScene(path), !removed.contains(scene.generated("Contracts")) else { return [] }
            return scene.parts(left: removed).compactMap { warning(about: scene.scaffold($0), scene.name + $0) }
        }
    }

    private func warning(about file: String, _ type: String) -> Diagnostic? {
        let path = TargetPackage(output: output).display(file)
        guard SourceFolder.exists(path) else { return nil }
        return Diagnostic(
            .warning,
            id: "scaffold-of-other-style",
            at: SourceLocation(path: path, line: 1, column: 1),
            "'\(type)' is of the style that the scene had before; it is yours, and stays",
            notes: [
                Diagnostic.Note(
                    "take along what you need of it and of the scene's tests and subviews, and delete it: it compiles no more"
                )
            ]
        )
    }
}

extension GeneratedScene {
    /// What only the files that go have belonged to.
    fileprivate func parts(left removed: Set<String>) -> [String] {
        switch file {
        case name + "State.swift":
            ["Interactor", "Presenter"] + (removed.contains(generated("DataSource")) ? ["View"] : [])
        case name + "ViewModelParts.swift": ["Repository", "UseCase", "View", "ViewModel"]
        default: []
        }
    }
}
