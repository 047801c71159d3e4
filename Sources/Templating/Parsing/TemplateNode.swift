/// A parsed template.
struct ParsedTemplate: Sendable {
    let text: TemplateText
    let nodes: [TemplateNode]
    /// The partials that it includes, in any section.
    let partials: [TemplatePartial]
}

enum TemplateNode: Sendable {
    /// Text to copy: the range of its bytes.
    case text(Range<Int>)
    /// The start of a line that isn't blank; the indentation of a partial goes here.
    case lineStart
    case variable(VariableTag)
    case section(TemplateSection)
    case partial(TemplatePartial)
}

struct VariableTag: Sendable {
    let name: TemplateName
    /// The place where the text continues after the tag.
    let end: Int
    /// The white space around it if it has a line of its own.
    let line: (indentation: Range<Int>, rest: Range<Int>)?
}

struct TemplateSection: Sendable {
    let name: TemplateName
    let isInverted: Bool
    let nodes: [TemplateNode]
}

struct TemplatePartial: Sendable {
    let name: String
    /// The place of the name.
    let range: Range<Int>
    /// The white space before a tag that has its own line; `nil` if it shares one.
    let indentation: Range<Int>?
}

/// `method.name`, or `.` for the innermost value, which has no components.
struct TemplateName: Sendable {
    struct Component: Sendable {
        let name: String
        /// The place of the component.
        let range: Range<Int>
    }

    let text: String
    let range: Range<Int>
    let components: [Component]

    var isImplicit: Bool { text == "." }
}
