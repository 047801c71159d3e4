import ProjectModel
import TemplateCatalogue

/// The sources that views of `swiftui` scenes may be in.
enum SwiftUISources {
    static func areIn(_ module: SourceModule, _ context: LintContext) -> Bool {
        [.feature, .views, .app].contains(module.role)
            && context.scenes[module.name]?.contains { $0.style.hasDataSource } == true
    }

    /// All of the feature's, but what lies in the folder of a scene of another style. Of the app, which has more than scenes,
    /// only what lies in the folder of such a scene.
    static func contain(_ source: ParsedSource, _ context: LintContext) -> Bool {
        let parts = source.path.split(separator: "/").dropLast()
        if source.module.role == .app {
            return (context.scenes[source.module.name] ?? []).contains { scene in
                scene.style.hasDataSource && parts.contains { $0 == scene.name }
            }
        }
        return !(context.scenes[source.module.name] ?? []).contains { scene in
            !scene.style.hasDataSource && parts.contains { $0 == scene.name }
        }
    }
}
