import Basics

extension Diagnostic {
    /// A mistake in what a template or a style says of itself.
    static func templateEntry(_ message: String, _ advice: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.templateEntry, at: location, message, notes: [Note(advice)])
    }

    /// A name that isn't among those that are known.
    static func templateEntry(
        _ message: String,
        _ name: String,
        among known: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        let near = NearName.find(name, in: known).map { "did you mean '\($0)'?" }
        return templateEntry(message, near ?? "it can be: \(known.list)", at: location)
    }

    /// What `generate --sync` keeps in line has to be made by some template.
    static func missing(_ template: TemplateMention, among known: [String]) -> Diagnostic {
        let near = NearName.find(template.name, in: known).map { "did you mean '\($0)'?" }
        let advice = near ?? "create the file '\(template.name)\(TemplateDescription.ending)'"
        return templateEntry("no template of the style is called '\(template.name)'", advice, at: template.location)
    }
}
