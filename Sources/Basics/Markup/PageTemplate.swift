/// A page in a file of its own, with values in place of `{{name}}`.
///
/// For example: `PageTemplate("<p>{{title}}</p>").page(["title": "Kitchen".inMarkup])`.
public struct PageTemplate {
    private let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// Values aren't searched for names again, whatever they hold.
    ///
    /// - Parameter values: by name, as they are to stand in the page: escaped already.
    public func page(_ values: [String: String]) -> String {
        var (page, rest) = ("", text[...])
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            page += rest[..<start.lowerBound] + (values[String(rest[start.upperBound..<end.lowerBound])] ?? "")
            rest = rest[end.upperBound...]
        }
        return page + rest
    }
}
