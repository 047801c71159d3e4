public import Basics

/// Templates that are parsed, checked against the shapes of their values, and ready to be rendered, also in parallel.
///
/// For example:
///
///     let source = TemplateSource(name: "Greeting", path: "Greeting.mustache", text: "Hello, {{name}}!")
///     let (templates, diagnostics) = TemplateSet.load([source], shapes: ["Greeting": ["name": .text]])
///     let bytes = try templates.render("Greeting", ["name": "Ada"])
public struct TemplateSet: Sendable {
    private let shared: SharedProgram
    private let limits: TemplateLimits

    /// What some templates may expect of their values.
    public struct Shape: Sendable {
        public var templates: [String]
        public var shape: TemplateShape

        public init(of templates: [String], _ shape: TemplateShape) {
            self.templates = templates
            self.shape = shape
        }
    }

    /// Parses and checks templates, each with a shape of its own.
    public static func load(
        _ sources: [TemplateSource],
        shapes: [String: TemplateShape],
        limits: TemplateLimits = TemplateLimits()
    ) -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        load(sources, shapes: shapes.sorted { $0.key < $1.key }.map { Shape(of: [$0.key], $0.value) }, limits: limits)
    }

    /// Parses and checks templates.
    ///
    /// Those with a shape can be rendered; the others can be included by them, and are checked as seen from each place
    /// that does so. Every problem of every template is in `diagnostics`; when one is an error, `templates` is empty.
    public static func load(
        _ sources: [TemplateSource],
        shapes: [Shape],
        limits: TemplateLimits = TemplateLimits()
    ) -> (templates: TemplateSet, diagnostics: [Diagnostic]) {
        let (program, diagnostics) = TemplateLoading.load(sources, shapes: shapes, limits: limits)
        let usable = diagnostics.hasErrors ? TemplateProgram() : program
        return (TemplateSet(shared: SharedProgram(usable), limits: limits), diagnostics)
    }

    /// The UTF-8 text of a template with its values.
    ///
    /// - Throws: when no such template is loaded, the values don't have its declared shape, or a limit is passed.
    public func render(_ name: String, _ values: TemplateValue) throws(TemplateRenderError) -> [UInt8] {
        var output: [UInt8] = []
        try render(name, values, into: &output)
        return output
    }

    /// Appends the UTF-8 text of a template to `output`, which stays as it was when an error is thrown.
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

    /// Where the template, or one that it includes, has what gives a byte of its text.
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
