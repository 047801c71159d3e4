import ProjectModel
import Templating

/// The scaffold of a program that runs the app without a screen.
enum HeadlessAppFile {
    static let shape: TemplateShape = ["imports": .list(.text), "app": .text]

    static func request(in context: GenerationContext) -> RenderRequest {
        let project = context.project
        return .scaffold(
            "Sources/\(project.headlessName)/\(project.headlessName).swift",
            .headlessApp,
            from: project.specPath
        ) {
            var imports = context.imports(in: project.headlessName)
            for module in [project.app, "ViperRuntime", "ViperTesting"] { imports.add(module) }
            return ["imports": .list(imports.lines()), "app": .text(project.app)]
        }
    }
}

extension Project {
    /// The executable that runs the app without a screen.
    var headlessName: String { app + "Headless" }
}
