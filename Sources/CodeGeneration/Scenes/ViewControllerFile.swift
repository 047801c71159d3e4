import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The scaffold of a UIKit scene's view.
enum ViewControllerFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "isUnavailable": .flag,
        "conformance": .code,
        "title": .text,
        "superInit": .code,
        "isFromNib": .flag,
        "isFromStoryboard": .flag,
        "hasChildren": .flag,
        "children": .list(["container": .text, "call": .text]),
        "stack": .code,
        "banner": .text,
        "failure": .text,
        "isLoading": .text,
        "loaded": .list(["name": .text]),
        "hasDrafts": .flag,
        "drafts": .code,
        "lifecycle": .list(["name": .text]),
        "hasEvents": .flag,
        "events": .list(["declaration": .code, "call": .code]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        imports.add(scene.controlEvents.flatMap(\.parameters))
        if !scene.failures(of: "state").isEmpty { imports.add(context.core) }
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            // A storyboard makes those that take no environment.
            "isUnavailable": .flag(scene.view != .storyboard || scene.viewEnvironment != nil),
            "conformance": .code([
                .conformance(of: "\(scene.name)ViewController", to: "\(scene.name)ViewContract")
            ]),
            "title": .text(scene.name.spacedOut.swiftLiteral),
            "superInit": .code([superInit(of: scene, in: feature)]),
            "isFromNib": .flag(scene.view != .code),
            "isFromStoryboard": .flag(scene.view == .storyboard),
            "hasChildren": .flag(!scene.children.isEmpty),
            "children": .list(scene.childPhrases.map(value)),
            "stack": .code([stack(of: scene.childPhrases.map(\.container))]),
            "banner": .text(banner(of: scene)),
            "failure": .text(scene.failures(of: "state").joined(separator: ", ")),
            "isLoading": .text(scene.loadedFields.map { "state.\($0).isLoading" }.joined(separator: " || ")),
            "loaded": .list(scene.loadedFields.map { ["name": .text("state.\($0)")] }),
            "hasDrafts": .flag(!scene.state.drafts(of: "state").isEmpty),
            "drafts": .code(scene.state.draftCall(of: "state")),
            "lifecycle": .list(scene.lifecycleEvents.map { ["name": .text($0.name)] }),
            "hasEvents": .flag(!scene.controlEvents.isEmpty),
            "events": .list(scene.controlEvents.map(forwarder)),
        ]
    }

    /// What stands behind the banner's type where the screen has one.
    private static func banner(of scene: Scene) -> String {
        guard !scene.failures(of: "state").isEmpty else { return "" }
        return scene.retryEvent.map { " { [weak self] in self?.\($0.name)() }" } ?? "()"
    }

    private static func superInit(of scene: Scene, in feature: Feature) -> TemplateCode {
        let nib =
            scene.view == .xib
            ? ["nibName: \(scene.nibName.swiftLiteral)", "bundle: .\(feature.resourcesAccessor)"]
            : ["nibName: nil", "bundle: nil"]
        return .phrase("super.init(", nib, ")")
    }

    private static func stack(of containers: [String]) -> TemplateCode {
        .phrase("let stack = UIStackView(arrangedSubviews: [", containers, "])", style: .literal)
    }

    private static func value(_ child: ChildPhrases) -> TemplateValue {
        [
            "container": .text(child.container),
            "call": .text(
                child.child.parameters.isEmpty
                    ? "\(child.embedMethod)(in: \(child.container), from: environment)"
                    : "// Call `\(child.embedMethod)` for `\(child.container)` once you know what to hand over."
            ),
        ]
    }

    private static func forwarder(_ event: Event) -> TemplateValue {
        let call = TemplateCode.phrase(
            "\(event.parameters.reaching("presenter"))?.\(event.name.spelled(.member))(",
            event.parameters.map { $0.argument($0.local) },
            ")"
        )
        return [
            "declaration": .code([event.phrases.declaration()]),
            "call": .code([call]),
        ]
    }
}
