/// A rule for imports that the specs don't declare.
protocol ImportRule: Rule {
    /// True if it is checked after all others.
    static var isFallback: Bool { get }

    /// - Returns: the message and remedy; `nil` if the rule doesn't apply.
    static func problem(
        importing imported: SourceModule,
        into module: SourceModule,
        _ context: LintContext
    ) -> (message: String, remedy: String)?
}

extension ImportRule {
    static var isFallback: Bool { false }
}

enum ImportRules {
    /// The rules in order; only the first that applies reports the import.
    private static let inOrder: [any ImportRule.Type] =
        Rules.imports.filter { !$0.isFallback } + Rules.imports.filter { $0.isFallback }

    /// Returns the findings. Modules of the system and of packages that the specs don't mention are ignored.
    static func findings(for imports: [ImportLine.Module], in module: SourceModule, _ context: LintContext) -> [Finding]
    {
        imports.compactMap { statement in
            guard statement.name != module.name, !module.dependencies.contains(statement.name),
                let imported = context.modules[statement.name]
                    ?? UndeclaredImport.library(statement.name, importedInto: module, context)
            else { return nil }
            for rule in inOrder {
                guard let (message, remedy) = rule.problem(importing: imported, into: module, context) else { continue }
                return Finding(rule.rule, at: statement.offset, message, remedy)
            }
            return nil
        }
    }
}
