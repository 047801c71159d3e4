/// The state at a place of a template that is being compiled.
struct CompilationScope {
    struct Inclusion {
        let template: Int
        let partial: TemplatePartial
    }

    /// The template, by its position in the set.
    var template: Int
    var context: ContextStack
    /// The indentation of a partial's lines.
    var indentation: [UInt8] = []
    /// The number of sections and partials around this place.
    var depth = 0
    /// The inclusions that led here, outermost first.
    var inclusions: [Inclusion] = []

    /// Returns true if a template is being read here, or includes this one.
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
