public import Basics

/// Values that don't have the shape which was declared for their template: a mistake in the program, not in its input.
public struct TemplateRenderError: Error, Hashable, CustomStringConvertible {
    /// The template that holds the place; a partial, where that is the one.
    public var template: String
    /// Where the value was wanted; `nil` when no such template is loaded.
    public var location: SourceLocation?
    /// The name as the template writes it.
    public var name: String
    /// What is wrong with it. For example: `there is no field 'title' in it`.
    public var problem: String

    public var description: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)template '\(template)', '\(name)': \(problem)"
    }
}
