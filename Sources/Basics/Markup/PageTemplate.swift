/// A page from a file, with values in place of `{{name}}`.
///
/// For example: `PageTemplate("<p>{{title}}</p>").page(["title": "Kitchen".inMarkup])`.
public struct PageTemplate {
    private let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// Returns the page with its values filled in. Values aren't searched for names.
    ///
    /// - Parameter values: the values by name, already escaped.
    public func page(_ values: [String: String]) -> String {
        var (page, rest) = ("", text[...])
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            page += rest[..<start.lowerBound] + (values[String(rest[start.upperBound..<end.lowerBound])] ?? "")
            rest = rest[end.upperBound...]
        }
        return page + rest
    }
}
