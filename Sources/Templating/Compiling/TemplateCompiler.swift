import Diagnostics

/// Checks every name of the templates against the shapes, and makes a program of them.
///
/// A partial is put in place wherever it is included. Only one that takes part in a recursion becomes a procedure,
/// one for each context that it is seen from.
struct TemplateCompiler {
    let templates: [ParsedTemplate]
    let indices: [String: Int]
    let isRecursive: [Bool]
    let limits: TemplateLimits
    var shapes = ShapeTable()
    var problems: TemplateProblems
    var program = TemplateProgram()
    var callGraph = CallGraph()

    var procedures: [ProcedureKey: Int] = [:]
    /// Procedures that are called, but not made yet.
    var waiting: [CompilationScope] = []
    var procedureStarts: [Int] = []

    private var visitedNodes = 0
    private var isExhausted = false

    init(
        _ templates: [ParsedTemplate],
        indices: [String: Int],
        isRecursive: [Bool],
        limits: TemplateLimits,
        problems: TemplateProblems
    ) {
        self.templates = templates
        self.indices = indices
        self.isRecursive = isRecursive
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
            return problems.error("template-invalid-shape", at: nil, message)
        }
        program.entries[templates[template].text.name] = program.target()
        let root = ContextStack.Frame(shape: shape, isItem: false, descent: .elsewhere)
        compile(templates[template].nodes, CompilationScope(template: template, context: ContextStack([root])))
        program.emit(.finish)
        while let scope = waiting.popLast(), let procedure = scope.procedure {
            procedureStarts[procedure] = program.target()
            compile(templates[scope.template].nodes, scope)
            program.emit(.finish)
        }
    }

    /// Ends the work, when all entries are added.
    mutating func link() {
        for index in program.calls.indices {
            program.calls[index].target = procedureStarts[program.calls[index].target]
        }
        callGraph.procedureCount = procedureStarts.count
        for call in callGraph.endlessCalls() {
            let location = templates[call.template].text.location(at: call.partial.range.lowerBound)
            let message = "the partial '\(call.partial.name)' includes itself again without going into a value"
            problems.error("template-endless-recursion", at: location, message)
        }
    }

    mutating func compile(_ nodes: [TemplateNode], _ scope: CompilationScope) {
        for node in nodes where hasRoom(scope) {
            switch node {
            case .text(let range): program.emitLiteral(templates[scope.template].text.bytes[range])
            case .lineStart: indent(scope)
            case .variable(let name): compile(name, scope)
            case .section(let section): compile(section, scope)
            case .partial(let partial): compile(partial, scope)
            }
        }
    }

    private mutating func indent(_ scope: CompilationScope) {
        if scope.indentation.followsCall { program.emit(.indentation) }
        program.emitLiteral(scope.indentation.bytes[...])
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
        problems.error("template-too-large", at: location, message, notes: inclusionNotes(scope))
        return false
    }
}
