/// The type that a descriptor resolves to fits the presentation.
final class SceneOutputs: ValidationRule {
    override func check() {
        for scene in specs.scenes.lazy.map(\.scene) {
            for route in scene.routes { check(route) }
            for variant in scene.variants { check(variant, of: scene) }
        }
        for name in specs.project.entrances {
            guard output(of: name) == .embeddedScene else { continue }
            problems.report(.outputMismatch, at: name.location) {
                "the app can't start with '\(name.value)', whose output is a SwiftUI view"
                "start on another scene, or take out 'output: \(SceneOutput.embeddedScene.rawValue)'"
            }
        }
    }

    private func check(_ route: RouteSpec) {
        guard let destination = route.destination, let output = output(of: destination) else { return }
        let presentation = route.presentation.value
        switch output {
        case .viewController: break
        case .navigationController where presentation == .custom || presentation == .popTo: break
        case .navigationController where presentation.hasBar:
            report(destination, "comes in its own navigation controller", "take out 'with bar'")
        case .navigationController where presentation.isModal: break
        case .navigationController:
            report(destination, "is a navigation controller, which can only be presented", "write 'present: sheet'")
        case .embeddedScene:
            report(
                destination,
                "is a view for SwiftUI, which no route leads to",
                "show it as one of the 'children' of a scene, or take out its 'output'"
            )
        }
    }

    private func report(_ destination: Located<String>, _ message: String, _ note: String) {
        problems.report(.outputMismatch, at: destination.location, "'\(destination.value)' \(message)", note)
    }

    private func check(_ variant: VariantSpec, of scene: SceneSpec) {
        let own = scene.output?.value ?? .viewController
        guard let other = output(of: variant.destination), other != own else { return }
        problems.report(.outputMismatch, at: variant.destination.location) {
            "'\(variant.destination.value)' gives a '\(other.rawValue)', '\(scene.name.value)' a '\(own.rawValue)'"
            "scenes of one descriptor have one 'output'"
        }
    }

    /// Returns the output of a scene; `nil` if it doesn't exist.
    private func output(of name: Located<String>) -> SceneOutput? {
        guard let scene = specs.scenesByName[name.value]?.scene else { return nil }
        return specs.isUnread(.scene(name.value)) ? nil : scene.output?.value ?? .viewController
    }
}
