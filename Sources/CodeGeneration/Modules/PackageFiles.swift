import FileEmission
import ProjectModel
import Templating

/// The target package's manifest and the settings that a new project begins with.
enum PackageFiles {
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

    static let gitignoreShape: TemplateShape = ["xcodegen": .flag]

    static func requests(in context: GenerationContext) -> [RenderRequest] {
        let project = context.project
        let isXcode = project.build.contains(.xcodegen)
        var requests: [RenderRequest] = [
            .scaffold(".swift-format", .swiftFormat, from: project.specPath) { [:] },
            .scaffold(".gitignore", .gitignore, from: project.specPath) { ["xcodegen": .flag(isXcode)] },
        ]
        if project.build.contains(.swiftpm), project.teamManifest == nil { requests.append(manifest(in: context)) }
        if let file = XcodeGenFile.request(in: context) { requests.append(file) }
        return requests
    }

    /// A manifest that the team has taken over is the team's, whatever it begins with.
    static func rootFiles(of project: Project) -> Set<String> {
        project.teamManifest == nil ? [manifestPath, XcodeGenFile.path] : [XcodeGenFile.path]
    }

    private static let manifestPath = "Package.swift"

    private static func manifest(in context: GenerationContext) -> RenderRequest {
        let project = context.project
        var request = RenderRequest.generated(
            manifestPath,
            .package,
            from: project.specPath,
            [
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
