import Diagnostics
import ProjectModel
import SwiftReading

/// Finds wireframes that nobody makes: the builders of old and of handwritten screens are people's, and have to hand them over.
struct UnusedWireframes {
    let project: Project
    let files: LintFiles
    let jobs: Int

    /// A warning for each.
    var diagnostics: [Diagnostic] {
        let scenes = project.features.flatMap(\.scenes).filter { $0.hasWireframe && !$0.style.hasParts }
        if scenes.isEmpty { return [] }
        let calls = scenes.map(\.wireframeCall)
        let found = files.sources(mentioning: calls, jobs: jobs) { source, _, _ in
            calls.filter { ByteSearch([$0]).findsAny(in: source) }
        }
        let made = Set(found)
        return scenes.filter { !made.contains($0.wireframeCall) }.map { scene in
            Diagnostic(
                .unusedWireframe,
                at: scene.place,
                "nothing makes '\(scene.name)Wireframe', so '\(scene.name)' can't follow its routes",
                notes: [
                    Diagnostic.Note(
                        "in '\(scene.name)ViewBuilder', hand '\(scene.wireframeCall)viewController: viewController, environment: environment)' to the screen, which has to keep it"
                    )
                ]
            )
        }
    }
}

extension Scene {
    /// How its initializer is called.
    fileprivate var wireframeCall: String { name + "Wireframe(" }
}
