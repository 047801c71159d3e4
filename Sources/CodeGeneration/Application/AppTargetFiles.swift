import ProjectModel
import SpecReading
import Templating

// The app that people open in Xcode. All of it is scaffolded: it is the team's.

/// Its delegates and its Info.plist.
enum AppTargetFile: FileOfProject {
    static let shape: TemplateShape = ["imports": .list(.text), "project": .text, "environment": .text]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        var imports = context.imports(in: project.appTargetName)
        for module in [project.app, "UIKit"] { imports.add(module) }
        imports.add(project.environment)
        return [
            "imports": .lines(imports.lines()), "project": .text(project.name),
            "environment": .text(project.environment.name),
        ]
    }
}

/// A part of its asset catalogue.
enum AppAssetFile: FileOfProject {
    static let shape: TemplateShape = [:]

    static func values(in context: GenerationContext) -> Values { [:] }
}

/// XcodeGen's spec of the Xcode project, with the app's target.
enum AppProjectFile: FileOfProject {
    static let shape: TemplateShape = [
        "project": .text, "name": .text, "target": .text, "folder": .text, "bundleIdentifier": .text,
        "infoPlist": .text,
    ]

    static func values(in context: GenerationContext) -> Values {
        let (project, target) = (context.project, context.project.appTargetName)
        let prefix = project.xcodegen?.bundleIdPrefix ?? ""
        return [
            "project": .text(project.name), "name": .text(YAMLLines.scalar(project.name)),
            "target": .text(YAMLLines.scalar(target)), "folder": .text(YAMLLines.scalar(target)),
            "bundleIdentifier": .text(YAMLLines.scalar("\(prefix).\(BundleIdentifier.part(of: target))")),
            "infoPlist": .text(YAMLLines.scalar("\(target)/Info.plist")),
        ]
    }
}

extension Project {
    /// The target of the app itself, and its folder. For example: `KitchenApp`.
    var appTargetName: String { app + "App" }
}
