// The app that people open in Xcode. All of it is scaffolded: it is the team's.

extension GenerationContext {
    /// The imports of the application's delegates.
    var importsOfAppTarget: ImportList {
        var imports = imports(in: project.isApplication ? project.app : project.appTargetName)
        for module in project.isApplication ? ["UIKit"] : [project.app, "UIKit"] { imports.add(module) }
        imports.add(project.environment)
        return imports
    }

    /// The imports of the scene delegate, which is handed links.
    var importsOfSceneDelegate: ImportList {
        var imports = importsOfAppTarget
        if holds(.links) { imports.add("ViperRuntime") }
        return imports
    }
}

/// XcodeGen's spec of the Xcode project, with the app's target.
enum AppProjectFile {
    static let table: TemplateTable<Project> = [
        .text("name", "the project's name, as YAML") { YAMLLines.scalar($0.name) },
        .text("target", "the app's target, as YAML") { YAMLLines.scalar($0.applicationName) },
        .text("folder", "the folder of its sources, as YAML") { YAMLLines.scalar($0.appTargetName) },
        .text("bundleIdentifier", "what the bundle is called, as YAML") {
            let prefix = $0.bundleIdPrefix
            return YAMLLines.scalar("\(prefix).\(BundleIdentifier.part(of: $0.applicationName))")
        },
        .text("developmentLanguage", "the language of texts in the sources, as YAML; empty where it isn't said") {
            $0.localization.map(YAMLLines.scalar) ?? ""
        },
        .text("infoPlist", "where its Info.plist is, as YAML") { YAMLLines.scalar("\($0.appTargetName)/Info.plist") },
    ]
}

extension Project {
    /// The target of the application: the app's own module where that is built with it.
    var applicationName: String { isApplication ? app : appTargetName }
}
