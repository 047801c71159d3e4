/// Values that don't have the declared shape of their template: a mistake in the program, not in its input.
public struct TemplateRenderError: Error, Hashable, CustomStringConvertible {
    /// The template or partial that contains the place.
    public var template: String
    /// The place that needed the value; `nil` if no such template is loaded.
    public var location: SourceLocation?
    /// The name as written in the template.
    public var name: String
    /// The problem with it. For example: `there is no field 'title' in it`.
    public var problem: String

    public var description: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)template '\(template)', '\(name)': \(problem)"
    }
}
