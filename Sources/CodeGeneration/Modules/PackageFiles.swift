import FileEmission
import ProjectModel
import Templating

/// The target package's manifest and the settings that a new project begins with.
enum PackageFiles {
    static let shape: TemplateShape = [
        "specPath": .text,
        "package": .text,
        "app": .text,
        "languageMode": .text,
        "mainActorByDefault": .flag,
        "upcomingFeatures": .list(.text),
        "runtimePackage": .text,
        "runtimeDependency": .text,
        "usesCombine": .flag,
        "platforms": .list(["name": .text, "version": .text]),
        "targets": .list(["kind": .text, "name": .text, "dependencies": .list(.text), "path": .text]),
    ]

    static func requests(in context: GenerationContext) -> [RenderRequest] {
        [
            manifest(in: context),
            .scaffold(".swift-format", .swiftFormat, from: context.project.specPath) { [:] },
            .scaffold(".gitignore", .gitignore, from: context.project.specPath) { [:] },
        ]
    }

    private static func manifest(in context: GenerationContext) -> RenderRequest {
        let project = context.project
        var request = RenderRequest.generated(
            "Package.swift",
            .package,
            from: project.specPath,
            [
                "package": .text(project.name),
                "app": .text(project.app),
                "languageMode": .text(project.swift.languageMode.rawValue),
                "mainActorByDefault": .flag(project.swift.defaultIsolation == .mainActor),
                "upcomingFeatures": .lines(project.swift.upcomingFeatures),
                "runtimePackage": .text(RuntimePackage(project.runtime).name),
                "runtimeDependency": .text(RuntimePackage(project.runtime).dependency),
                "usesCombine": .flag(project.features.contains(where: \.usesCombine)),
                "platforms": .list(platforms(of: project)),
                "targets": .list(PackageTarget.all(in: context).map(\.value)),
            ]
        )
        request.ownership = .generatedAtRoot
        return request
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
