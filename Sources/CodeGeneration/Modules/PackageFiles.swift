import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The target package's manifest.
enum PackageFile: FileOfProject {
    static let shape: TemplateShape = [
        "specPath": .text,
        "package": .text,
        "languageMode": .text,
        "mainActorByDefault": .flag,
        "upcomingFeatures": .list(.text),
        "defines": .list(.text),
        "runtimePackage": .text,
        "runtimeDependency": .text,
        "packages": .list(.text),
        "usesImages": .flag,
        "usesCombine": .flag,
        "platforms": .list(["name": .text, "version": .text]),
        "targets": .list([
            "kind": .text, "name": .text, "dependencies": .list(.text), "path": .text, "hasResources": .flag,
            "isLibrary": .flag,
        ]),
    ]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        return [
            "package": .text(project.name),
            "languageMode": .text(project.swift.languageMode.rawValue),
            "mainActorByDefault": .flag(project.swift.defaultIsolation == .mainActor),
            "upcomingFeatures": .lines(project.swift.upcomingFeatures),
            "defines": .lines(project.swift.defines.map(\.swiftLiteral)),
            "runtimePackage": .text(RuntimePackage(project.runtime).name),
            "runtimeDependency": .text(RuntimePackage(project.runtime).dependency),
            "packages": .lines(project.packages.map(\.manifestText)),
            "usesImages": .flag(project.usesImages),
            "usesCombine": .flag(project.features.contains(where: \.usesCombine)),
            "platforms": .list(platforms(of: project)),
            "targets": .list(context.targets.map(\.value)),
        ]
    }

    /// With macOS among them: a Mac in CI builds the package headless.
    private static func platforms(of project: Project) -> [TemplateValue] {
        var platforms = project.platforms
        if !platforms.contains(where: { $0.name == "macOS" }) {
            platforms.append(Platform(name: "macOS", version: "14.0"))
        }
        return platforms.map { ["name": .text($0.name), "version": .text($0.version)] }
    }
}

/// The scaffold of what isn't checked in.
enum GitignoreFile: FileOfProject {
    static let shape: TemplateShape = ["xcodegen": .flag]

    static func values(in context: GenerationContext) -> Values {
        ["xcodegen": .flag(context.project.build.contains(.xcodegen))]
    }
}

/// The scaffold of what nobody need review.
enum GitattributesFile: FileOfProject {
    static let shape: TemplateShape = ["manifest": .flag, "xcodegen": .flag]

    static func values(in context: GenerationContext) -> Values {
        ["manifest": .flag(context.holds(.manifest)), "xcodegen": .flag(context.holds(.xcodegen))]
    }
}

/// The scaffold of what scaffolds are formatted by.
enum SwiftFormatFile: FileOfProject {
    static let shape: TemplateShape = [:]

    static func values(in context: GenerationContext) -> Values { [:] }
}
