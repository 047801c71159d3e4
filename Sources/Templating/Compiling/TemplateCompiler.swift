/// Checks every name of the templates against the shapes, and compiles them into a program.
///
/// A partial is inserted at each inclusion.
struct TemplateCompiler {
    let templates: [ParsedTemplate]
    let indices: [String: Int]
    let limits: TemplateLimits
    var shapes = ShapeTable()
    var problems: TemplateProblems
    var program = TemplateProgram()
    /// The stored values of the current entry.
    var memos = MemoPlan()

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

    /// Compiles templates that can be rendered by name, with values of one shape.
    mutating func addEntries(_ templates: [Int], declaredAs declared: TemplateShape) {
        guard let first = templates.first else { return }
        do {
            let shape = try shapes.add(declared)
            for template in templates { addEntry(template, shape) }
        } catch {
            let message = "the shape of the template '\(self.templates[first].text.name)': \(error.message)"
            problems.error(.templateKind, at: nil, message)
        }
    }

    private mutating func addEntry(_ template: Int, _ shape: ShapeTable.ID) {
        let start = program.target()
        memos = MemoPlan(firstReference: program.references.count)
        let root = ContextStack.Frame(shape: shape, isItem: false, id: memos.openFrame())
        compile(templates[template].nodes, CompilationScope(template: template, context: ContextStack([root])))
        program.emit(.finish)
        let count = memos.apply(to: &program.references)
        program.entries[templates[template].text.name] = TemplateProgram.Entry(start: start, memoCount: count)
    }

    mutating func compile(_ nodes: [TemplateNode], _ scope: CompilationScope) {
        for (index, node) in nodes.enumerated() where hasRoom(scope) {
            switch node {
            case .text(let range):
                program.emitLiteral(templates[scope.template].text.bytes[range], of: scope.template)
            case .lineStart: program.emitLiteral(scope.indentation[...])
            case .variable(let variable): compile(variable, before: nodes[(index + 1)...].first, scope)
            case .section(let section): compile(section, scope)
            case .partial(let partial): compile(partial, scope)
            }
        }
    }

    /// Returns true if the program may still grow. Partials that include others twice, which do the same in turn,
    /// would fill any memory.
    private mutating func hasRoom(_ scope: CompilationScope) -> Bool {
        visitedNodes += 1
        guard !isExhausted else { return false }
        guard visitedNodes * 16 + program.size > limits.compiledBytes else { return true }
        isExhausted = true
        let location = templates[scope.template].text.startLocation
        let message = "with their partials put in place, the templates take more than \(limits.compiledBytes) bytes"
        problems.error(.templateLimit, at: location, message, notes: inclusionNotes(scope))
        return false
    }
}
