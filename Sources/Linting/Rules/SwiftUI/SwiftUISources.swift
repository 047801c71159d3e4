import ProjectModel

/// The sources that views of `swiftui` scenes may be in.
enum SwiftUISources {
    static func areIn(_ module: SourceModule, _ context: LintContext) -> Bool {
        [.feature, .views].contains(module.role)
            && context.scenes[module.name]?.contains { $0.style.hasDataSource } == true
    }

    /// All of the feature's, but what lies in the folder of a scene of another style.
    static func contain(_ source: ParsedSource, _ context: LintContext) -> Bool {
        let parts = source.path.split(separator: "/").dropLast()
        return !(context.scenes[source.module.name] ?? []).contains { scene in
            !scene.style.hasDataSource && parts.contains { $0 == scene.name }
        }
    }
}
