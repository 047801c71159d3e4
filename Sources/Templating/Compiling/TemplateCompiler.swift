import Diagnostics

/// Checks every name of the templates against the shapes, and makes a program of them.
///
/// A partial is put in place wherever it is included.
struct TemplateCompiler {
    let templates: [ParsedTemplate]
    let indices: [String: Int]
    let limits: TemplateLimits
    var shapes = ShapeTable()
    var problems: TemplateProblems
    var program = TemplateProgram()

    private var visitedNodes = 0
    private var isExhausted = false

    init(
        _ templates: [ParsedTemplate],
        indices: [String: Int],
        limits: TemplateLimits,
        problems: TemplateProblems
    ) {
        self.templates = templates
        self.indices = indices
        self.limits = limits
        self.problems = problems
        program.texts = templates.map(\.text)
    }

    /// Compiles a template that can be rendered by its name.
    mutating func addEntry(_ template: Int, declaredAs declared: TemplateShape) {
        let shape: ShapeTable.ID
        do {
            shape = try shapes.add(declared)
        } catch {
            let message = "the shape of the template '\(templates[template].text.name)': \(error.message)"
            return problems.error(.templateInvalidShape, at: nil, message)
        }
        program.entries[templates[template].text.name] = program.target()
        let root = ContextStack.Frame(shape: shape, isItem: false)
        compile(templates[template].nodes, CompilationScope(template: template, context: ContextStack([root])))
        program.emit(.finish)
    }

    mutating func compile(_ nodes: [TemplateNode], _ scope: CompilationScope) {
        for (index, node) in nodes.enumerated() where hasRoom(scope) {
            switch node {
            case .text(let range): program.emitLiteral(templates[scope.template].text.bytes[range])
            case .lineStart: program.emitLiteral(scope.indentation[...])
            case .variable(let variable): compile(variable, before: nodes[(index + 1)...].first, scope)
            case .section(let section): compile(section, scope)
            case .partial(let partial): compile(partial, scope)
            }
        }
    }

    /// Whether the program may still grow; partials that include others twice, those others again twice and so on
    /// would fill any memory.
    private mutating func hasRoom(_ scope: CompilationScope) -> Bool {
        visitedNodes += 1
        guard !isExhausted else { return false }
        guard visitedNodes * 16 + program.size > limits.compiledBytes else { return true }
        isExhausted = true
        let location = templates[scope.template].text.startLocation
        let message = "with their partials put in place, the templates take more than \(limits.compiledBytes) bytes"
        problems.error(.templateTooLarge, at: location, message, notes: inclusionNotes(scope))
        return false
    }
}
