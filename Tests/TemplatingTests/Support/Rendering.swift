import Basics
import Templating
import Testing

/// Loads `template` as `main`, beside its partials, and renders it.
func render(
    _ template: String,
    _ values: TemplateValue,
    as shape: TemplateShape,
    partials: [String: String] = [:],
    _ sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
    let (templates, diagnostics) = TemplateSet.load(sources(template, partials), shapes: ["main": shape])
    #expect(TextReporter().report(diagnostics) == "", sourceLocation: sourceLocation)
    return String(decoding: try templates.render("main", values), as: UTF8.self)
}

/// The error of rendering values that don't have their shape.
func renderError(
    _ template: String,
    _ values: TemplateValue,
    as shape: TemplateShape,
    partials: [String: String] = [:],
    limits: TemplateLimits = TemplateLimits()
) throws -> TemplateRenderError {
    let (templates, diagnostics) = TemplateSet.load(
        sources(template, partials),
        shapes: ["main": shape],
        limits: limits
    )
    #expect(diagnostics.isEmpty)
    return try #require(throws: TemplateRenderError.self) { try templates.render("main", values) }
}

func sources(_ template: String, _ partials: [String: String]) -> [TemplateSource] {
    let partials = partials.sorted { $0.key < $1.key }
    return [TemplateSource(name: "main", path: "main", text: template)]
        + partials.map { TemplateSource(name: $0.key, path: $0.key, text: $0.value) }
}
