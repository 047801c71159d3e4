/// The sources that may contain SwiftUI views of scenes.
enum SwiftUISources {
    static func areIn(_ module: SourceModule, _ context: LintContext) -> Bool {
        [.feature, .views, .app].contains(module.role)
            && context.scenes[module.name]?.contains { $0.style.isDrawnBySwiftUI } == true
    }

    /// Returns true for all sources of a feature except those in folders of scenes that aren't drawn by SwiftUI. In
    /// the app, which has more than scenes, only those in folders of SwiftUI scenes count.
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
