import Diagnostics

/// What holds at a place of a template while it is compiled.
struct CompilationScope {
    struct Inclusion {
        let template: Int
        let partial: TemplatePartial
    }

    /// What the lines of a partial begin with.
    struct LineIndentation {
        /// Whether the indentation of the procedure's call comes first, which only rendering knows.
        var followsCall: Bool
        var bytes: [UInt8]

        static let none = LineIndentation(followsCall: false, bytes: [])
    }

    /// The template that is read, by its place in the set.
    var template: Int
    /// The procedure that is made; `nil` for an entry, which nothing calls.
    var procedure: Int?
    var context: ContextStack
    var indentation = LineIndentation.none
    /// How many sections and partials of the procedure lie around this place.
    var depth = 0
    /// The inclusions that led here, outermost first.
    var inclusions: [Inclusion] = []

    func nested() -> CompilationScope {
        var scope = self
        scope.depth += 1
        return scope
    }

    func pushing(_ shape: ShapeTable.ID?, isItem: Bool = false, _ descent: ContextStack.Descent) -> CompilationScope {
        var scope = nested()
        scope.context = context.pushing(ContextStack.Frame(shape: shape, isItem: isItem, descent: descent))
        return scope
    }
}

/// What tells one procedure from another: its template, and what is in reach in it.
struct ProcedureKey: Hashable {
    struct Frame: Hashable {
        let shape: ShapeTable.ID
        let isItem: Bool
    }

    let template: Int
    let frames: [Frame]
}
