/// The phrases that show a scene inside another.
struct ChildPhrases {
    let child: Child
    let scene: Scene

    /// The function for a UIKit view controller. For example: `embedHeader`.
    var embedMethod: String { "embed" + child.name.upperCamelCase }

    /// The function for a SwiftUI view. For example: `makeHeader`.
    var makeMethod: String { "make" + child.name.upperCamelCase }

    /// The container in a UIKit view controller. For example: `headerContainer`.
    var container: String { child.name + "Container" }

    var embedDeclaration: TemplateCode {
        let parameters =
            child.parameters.map(\.declaration) + ["in container: UIView", "of viewController: UIViewController"]
        return .phrase("func \(embedMethod)(", parameters, ") {")
    }

    var makeDeclaration: TemplateCode {
        .phrase("func \(makeMethod)(", child.parameters.map(\.declaration), ") -> EmbeddedScene {")
    }

    private var descriptor: String {
        let arguments = child.parameters.map { $0.argument($0.local) }.joined(separator: ", ")
        let type = child.adopted?.descriptor ?? "\(scene.namespace).\(child.destination.scene)Descriptor"
        return "\(type)(\(arguments))"
    }

    private var resolved: String {
        "\(child.parameters.reaching("environment")).resolve(\(child.adopted == nil ? "" : "adopted: ")\(descriptor))"
    }

    /// The statements that show it in a view controller's container, replacing its previous contents.
    var embedding: [TemplateCode] {
        [
            "viewController.unembedChildren(in: container)",
            "viewController.embed(\(child.output.viewController(of: resolved)), in: container)",
        ]
    }

    var view: String {
        // What the runtime redraws it by is a generated descriptor.
        if child.adopted != nil {
            return "EmbeddedScene { [environment] in environment.resolve(adopted: \(descriptor)) }"
        }
        return child.output == .embeddedScene
            ? resolved : "EmbeddedScene(for: \(descriptor)) { [environment] in environment.resolve($0) }"
    }
}

extension Scene {
    var childPhrases: [ChildPhrases] { children.map { ChildPhrases(child: $0, scene: self) } }
}
