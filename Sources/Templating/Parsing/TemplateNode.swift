/// A template, parsed.
struct ParsedTemplate: Sendable {
    let text: TemplateText
    let nodes: [TemplateNode]
    /// The partials it includes, in whatever section.
    let partials: [TemplatePartial]
}

enum TemplateNode: Sendable {
    /// Text to copy: the range of its bytes.
    case text(Range<Int>)
    /// Here a line that is not blank begins; a partial's indentation belongs here.
    case lineStart
    case variable(VariableTag)
    case section(TemplateSection)
    case partial(TemplatePartial)
}

struct VariableTag: Sendable {
    let name: TemplateName
    /// Where the text goes on behind the tag.
    let end: Int
    /// What stands around it on a line that it has for itself.
    let line: (indentation: Range<Int>, rest: Range<Int>)?
}

struct TemplateSection: Sendable {
    let name: TemplateName
    let isInverted: Bool
    let nodes: [TemplateNode]
}

struct TemplatePartial: Sendable {
    let name: String
    /// Where the name stands.
    let range: Range<Int>
    /// The white space before a tag that has a line of its own; `nil` when it shares its line.
    let indentation: Range<Int>?
}

/// `method.name`, or `.` for the innermost value, which has no components.
struct TemplateName: Sendable {
    struct Component: Sendable {
        let name: String
        /// Where it stands.
        let range: Range<Int>
    }

    let text: String
    let range: Range<Int>
    let components: [Component]

    var isImplicit: Bool { text == "." }
}
