extension Diagnostic {
    /// Reports a mistake in a template's front matter or a style's description.
    static func templateEntry(_ message: String, _ advice: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.templateEntry, at: location, message, notes: [Note(advice)])
    }

    /// Reports an unknown name.
    static func templateEntry(
        _ message: String,
        _ name: String,
        among known: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        let near = NearName.find(name, in: known).map { "did you mean '\($0)'?" }
        return templateEntry(message, near ?? "it can be: \(known.list)", at: location)
    }

    /// Reports a missing template: files that `generate --sync` updates need one.
    static func missing(_ template: TemplateMention, among known: [String]) -> Diagnostic {
        let near = NearName.find(template.name, in: known).map { "did you mean '\($0)'?" }
        let advice = near ?? "create the file '\(template.name)\(TemplateDescription.ending)'"
        return templateEntry("no template of the style is called '\(template.name)'", advice, at: template.location)
    }
}
