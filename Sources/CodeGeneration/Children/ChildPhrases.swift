import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// How a scene that is shown inside of another is asked for.
struct ChildPhrases {
    let child: Child
    let scene: Scene

    /// In a UIKit view controller. For example: `embedHeader`.
    var embedMethod: String { "embed" + child.name.upperCamelCase }

    /// For a SwiftUI view. For example: `makeHeader`.
    var makeMethod: String { "make" + child.name.upperCamelCase }

    /// What a UIKit view controller shows it in. For example: `headerContainer`.
    var container: String { child.name + "Container" }

    var embedDeclaration: TemplateCode {
        let owner =
            scene.handsOverChildren
            ? "of viewController: UIViewController"
            : "from environment: any \(scene.viewEnvironment ?? scene.name + "Environment")"
        let parameters = child.parameters.map(\.declaration) + ["in container: UIView", owner]
        return .phrase("func \(embedMethod)(", parameters, ") {")
    }

    var makeDeclaration: TemplateCode {
        .phrase("func \(makeMethod)(", child.parameters.map(\.declaration), ") -> EmbeddedScene {")
    }

    private var descriptor: String {
        let arguments = child.parameters.map { $0.argument($0.local) }.joined(separator: ", ")
        return "\(scene.namespace).\(child.destination.scene)Descriptor(\(arguments))"
    }

    private var resolved: String {
        "\(scene.handsOverChildren ? child.parameters.reaching("environment") : "environment").resolve(\(descriptor))"
    }

    /// The arguments of a call that shows it in a view of a view controller, behind those of its descriptor.
    func place(in container: String, of viewController: String) -> [String] {
        scene.handsOverChildren
            ? ["in: \(container)", "of: \(viewController)"] : ["in: \(container)", "from: environment"]
    }

    /// What has the method. For example: `childScenes.`, and nothing where it is the view controller itself.
    var embedder: String { scene.handsOverChildren ? "childScenes." : "" }

    /// What shows it in the container, in place of what is there.
    var embedding: [TemplateCode] {
        let shown = child.output.viewController(of: resolved)
        if scene.handsOverChildren {
            return ["viewController.unembedChildren(in: container)", "viewController.embed(\(shown), in: container)"]
        }
        let parameters = child.parameters
        return [
            "\(parameters.reaching("unembedChildren"))(in: container)",
            "\(parameters.reaching("embed"))(\(shown), in: container)",
        ]
    }

    var view: String {
        child.output == .embeddedScene
            ? resolved : "EmbeddedScene(for: \(descriptor)) { [environment] in environment.resolve($0) }"
    }
}

extension Scene {
    var childPhrases: [ChildPhrases] { children.map { ChildPhrases(child: $0, scene: self) } }
}
