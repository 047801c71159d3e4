/// Every dependency in a module's spec is imported by one of its sources.
enum UnusedDependency: Rule {
    static let rule = LintRule.unusedDependency
    static let canBeSuppressed = false
    static let summary = "Every module listed under `dependencies` is imported."

    /// - Parameters:
    ///   - imports: the imports in the sources of each module.
    ///   - moreImports: returns the imports in a module's generated sources, called only if the others aren't enough;
    ///     `nil` if they can't be known.
    static func diagnostics(
        of project: Project,
        imports: [String: Set<String>],
        moreImports: (String) -> Set<String>?
    ) -> [Diagnostic] {
        let cores = project.coreModules.map { ($0.name, [$0.name], $0.declaredDependencies) }
        let features = project.features.map {
            ($0.name, [$0.name, $0.interfaceName, $0.uiName, $0.name + "Tests"], $0.declaredDependencies)
        }
        return (cores + features).flatMap { name, modules, dependencies -> [Diagnostic] in
            // Without any sources nothing can be said about them.
            guard modules.contains(where: { imports[$0] != nil }) else { return [] }
            return dependencies.compactMap { dependency in
                let isUsed =
                    modules.contains { imports[$0]?.contains(dependency.value) == true }
                    || modules.contains { moreImports($0)?.contains(dependency.value) ?? true }
                return isUsed ? nil : diagnostic(dependency, of: name, project.lint)
            }
        }
    }

    private static func diagnostic(
        _ dependency: Located<String>,
        of module: String,
        _ settings: LintSpec
    ) -> Diagnostic {
        Diagnostic(
            DiagnosticKind.of(rule),
            severity: settings.severity(of: rule),
            at: dependency.location,
            "no source of '\(module)' imports '\(dependency.value)'",
            notes: [Diagnostic.Note("remove it from 'dependencies'")]
        )
    }
}
