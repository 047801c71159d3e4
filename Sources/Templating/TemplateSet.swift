/// Templates that are parsed, checked against the shapes of their values, and ready to render, also in parallel.
///
/// For example:
///
///     let source = TemplateSource(name: "Greeting", path: "Greeting.mustache", text: "Hello, {{name}}!")
///     let (templates, diagnostics) = TemplateSet.load([source], shapes: ["Greeting": ["name": .text]])
///     let bytes = try templates.render("Greeting", ["name": "Ada"])
public struct TemplateSet: Sendable {
    private let shared: SharedProgram
    private let limits: TemplateLimits

    /// The shape of the values of some templates.
    public struct Shape: Sendable {
        public var templates: [String]
        public var shape: TemplateShape

        public init(of templates: [String], _ shape: TemplateShape) {
            self.templates = templates
            self.shape = shape
        }
    }

    /// Parses and checks templates, each with its own shape.
    public static func load(
        _ sources: [TemplateSource],
        shapes: [String: TemplateShape],
        limits: TemplateLimits = TemplateLimits()
    ) -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        load(sources, shapes: shapes.sorted { $0.key < $1.key }.map { Shape(of: [$0.key], $0.value) }, limits: limits)
    }

    /// Parses and checks templates.
    ///
    /// Templates with a shape can be rendered; these can include the others, which are checked for each place that
    /// does so. Every problem of every template is in `diagnostics`; if one is an error, `templates` is empty.
    public static func load(
        _ sources: [TemplateSource],
        shapes: [Shape],
        limits: TemplateLimits = TemplateLimits()
    ) -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        let (program, diagnostics) = TemplateLoading.load(sources, shapes: shapes, limits: limits)
        let usable = diagnostics.hasErrors ? TemplateProgram() : program
        return (TemplateSet(shared: SharedProgram(usable), limits: limits), diagnostics)
    }

    /// Returns the UTF-8 text of a template with its values.
    ///
    /// - Throws: if no such template is loaded, the values don't have its declared shape, or a limit is exceeded.
    public func render(_ name: String, _ values: TemplateValue) throws(TemplateRenderError) -> [UInt8] {
        var output: [UInt8] = []
        try render(name, values, into: &output)
        return output
    }

    /// Appends the UTF-8 text of a template to `output`, which is unchanged if an error is thrown.
    public func render(
        _ name: String,
        _ values: TemplateValue,
        into output: inout [UInt8]
    ) throws(TemplateRenderError) {
        guard let entry = shared.program.entries[name] else {
            throw TemplateRenderError(template: name, location: nil, name: name, problem: "no such template is loaded")
        }
        let before = output.count
        do {
            try shared.program.withView { (view) throws(TemplateRenderError) in
                var renderer = TemplateRenderer(shared, view, limits: limits, root: values, memoCount: entry.memoCount)
                try renderer.run(from: entry.start, into: &output)
            }
        } catch {
            output.removeSubrange(before...)
            throw error
        }
    }

    /// Returns the source of a byte of the text: its place in the template, or in one that it includes.
    public func origin(of byte: Int, in name: String, _ values: TemplateValue) -> (template: String, SourceLocation)? {
        guard let entry = shared.program.entries[name] else { return nil }
        var output: [UInt8] = []
        var found: (instruction: Int, ahead: Int)?
        try? shared.program.withView { (view) throws(TemplateRenderError) in
            var renderer = TemplateRenderer(shared, view, limits: limits, root: values, memoCount: entry.memoCount)
            found = try renderer.run(from: entry.start, into: &output, until: byte)
        }
        guard let found else { return nil }
        let instruction = shared.program.instructions[found.instruction]
        guard let (text, offset) = shared.program.origin(of: instruction, ahead: found.ahead) else { return nil }
        return (text.name, text.location(at: offset))
    }
}
