import ProjectModel
import Templating

/// The sources that SwiftUI views of scenes may be in.
enum SwiftUISources {
    static func areIn(_ module: SourceModule, _ context: LintContext) -> Bool {
        [.feature, .views, .app].contains(module.role)
            && context.scenes[module.name]?.contains { $0.style.isDrawnBySwiftUI } == true
    }

    /// All of the feature's, but what lies in the folder of a scene that SwiftUI doesn't draw. Of the app, which has more than scenes,
    /// only what lies in the folder of such a scene.
    static func contain(_ source: ParsedSource, _ context: LintContext) -> Bool {
        let parts = source.path.split(separator: "/").dropLast()
        if source.module.role == .app {
            return (context.scenes[source.module.name] ?? []).contains { scene in
                scene.style.isDrawnBySwiftUI && parts.contains { $0 == scene.name }
            }
        }
        return !(context.scenes[source.module.name] ?? []).contains { scene in
            !scene.style.isDrawnBySwiftUI && parts.contains { $0 == scene.name }
        }
    }
}
