import Basics

/// What holds at a place of a template while it is compiled.
struct CompilationScope {
    struct Inclusion {
        let template: Int
        let partial: TemplatePartial
    }

    /// The template that is read, by its place in the set.
    var template: Int
    var context: ContextStack
    /// What the lines of a partial begin with.
    var indentation: [UInt8] = []
    /// How many sections and partials lie around this place.
    var depth = 0
    /// The inclusions that led here, outermost first.
    var inclusions: [Inclusion] = []

    /// Whether a template is being read here, or is among those that led here.
    func isInside(of template: Int) -> Bool {
        self.template == template || inclusions.contains { $0.template == template }
    }

    func nested() -> CompilationScope {
        var scope = self
        scope.depth += 1
        return scope
    }

    func pushing(_ shape: ShapeTable.ID?, isItem: Bool = false, id: Int) -> CompilationScope {
        var scope = nested()
        scope.context = context.pushing(ContextStack.Frame(shape: shape, isItem: isItem, id: id))
        return scope
    }
}
