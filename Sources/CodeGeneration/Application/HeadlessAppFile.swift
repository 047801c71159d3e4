import ProjectModel
import SpecReading
import Templating

/// The scaffold of a program that runs the app without a screen.
enum HeadlessAppFile: FileOfProject {
    static let shape: TemplateShape = ["imports": .list(.text), "app": .text, "environment": .text]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        var imports = context.imports(in: project.headlessName)
        for module in [project.app, "ViperRuntime"] { imports.add(module) }
        imports.add(project.environment)
        return [
            "imports": .lines(imports.lines()), "app": .text(project.app),
            "environment": .text(project.environment.name),
        ]
    }
}

extension Project {
    /// The executable that runs the app without a screen.
    var headlessName: String { app + "Headless" }

    /// A team with a manifest of its own may delete its only file for good, for example in an app whose services need a device.
    var hasHeadlessProgram: Bool {
        guard teamManifest != nil else { return true }
        let path = "Sources/\(headlessName)/\(headlessName).swift"
        return !deletedScaffolds.contains { $0.value == path }
    }
}
