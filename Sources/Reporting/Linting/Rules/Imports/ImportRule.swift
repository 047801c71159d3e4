import ProjectModel

/// What is wrong with an import that the specs don't declare.
protocol ImportRule: Rule {
    /// Whether it is asked after all others.
    static var isFallback: Bool { get }

    /// - Returns: message and remedy; `nil` where another rule has to say something.
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
    /// In order: the first one that has something to say does.
    private static let inOrder: [any ImportRule.Type] =
        Rules.imports.filter { !$0.isFallback } + Rules.imports.filter { $0.isFallback }

    /// Modules of the system and of other packages are none of the specs' business.
    static func findings(for imports: [ImportedModule], in module: SourceModule, _ context: LintContext) -> [Finding] {
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
