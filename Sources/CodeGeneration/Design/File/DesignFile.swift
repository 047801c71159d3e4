/// A file of Figma's as far as code can be made of it: styles with a node that uses each, and the places of components.
///
/// The names of fields are those of Figma's public OpenAPI description of `GET /v1/files/:key`, version 0.37.0
/// (github.com/figma/rest-api-spec).
public struct DesignFile {
    /// A published style, which has a name but no value: that is in the nodes that use it.
    struct Style {
        var name: String
        /// `FILL`, `TEXT`, `EFFECT` or `GRID`.
        var type: String
        var description: String
        var place: DesignPlace
        /// The paints or the type style of the first node that uses it.
        var value: JSONNode?
    }

    /// A node whose contents are read when they are needed.
    struct Part {
        var name: String
        var type: String
        var place: DesignPlace
    }

    /// The styles by their ids.
    var styles: [String: Style] = [:]
    /// Component sets, and components that are in no set.
    var components: [Part] = []
    /// Frames called `Spacing` or `Radius`, whose children are tokens.
    var scales: [Part] = []
    private let scanner: JSONScanner

    /// Reads the whole file once, and keeps little of it.
    public init(_ bytes: JSONBytes) throws(DesignFault) {
        scanner = JSONScanner(bytes)
        var survey = DesignSurvey(scanner)
        try survey.file()
        (styles, components, scales) = (survey.styles, survey.components, survey.scales)
    }

    /// Reads a part with all that is in it.
    func contents(of part: Part) throws(DesignFault) -> DesignNode {
        scanner.move(to: part.place)
        return DesignNode(try scanner.value())
    }

    /// Returns the reason that an answer without a file gives, under `err`; empty if it gives none.
    public static func errorText(in answer: [UInt8]) -> String {
        let value = try? JSONScanner(JSONBytes(answer)).value()
        return (value?["err"]?.text ?? value?["message"]?.text ?? "").inComment
    }

    /// Checks that a file is whole JSON, and what Figma answers with.
    public static func check(_ bytes: JSONBytes) throws(DesignFault) { _ = try DesignFile(bytes) }
}
