import Testing

@testable import CodeGeneration

/// Colours, text styles, distances and radii.
@Suite struct DesignTokensTests {
    /// A node that uses a style.
    private func swatch(_ id: String, _ fills: String, kind: String = "fill", field: String = "fills") -> String {
        #"{ "name": "S", "type": "RECTANGLE", "\#(field)": \#(fills), "styles": { "\#(kind)": "\#(id)" } }"#
    }

    private let red = #"[{ "type": "SOLID", "color": { "r": 1, "g": 0, "b": 0.5, "a": 1 } }]"#
    private let blue = #"[{ "type": "SOLID", "opacity": 0.25, "color": { "r": 0, "g": 0, "b": 1, "a": 1 } }]"#

    private func tokens(_ styles: [String: (name: String, type: String)], _ nodes: [String]) throws -> DesignTokens {
        let listed = styles.sorted { $0.key < $1.key }
            .map { #""\#($0.key)": { "name": "\#($0.value.name)", "styleType": "\#($0.value.type)" }"# }
        // The styles before the nodes that use them, which Figma writes the other way round.
        let text = """
            { "styles": { \(listed.joined(separator: ", ")) }, "components": {}, "componentSets": {},
            "document": { "children": [\(nodes.joined(separator: ", "))], "type": "DOCUMENT" } }
            """
        return try DesignTokens(DesignFile(JSONBytes(Array(text.utf8))))
    }

    @Test func lightAndDarkAreOneColour() throws {
        let styles = [
            "1:1": (name: "Light/Card", type: "FILL"), "1:2": (name: "dark/Card", type: "FILL"),
            "1:3": (name: "Brand", type: "FILL"),
        ]
        let made = try tokens(styles, [swatch("1:1", red), swatch("1:2", blue, kind: "fills"), swatch("1:3", red)])
        #expect(made.colours.map(\.name) == ["brand", "card"])
        #expect(made.colours.last?.dark?.alpha == 0.25 && made.colours.first?.dark == nil)
        #expect(made.names == ["1:1": "card", "1:3": "brand"])
        #expect(made.untold.isEmpty)
    }

    @Test(arguments: [
        (
            "Dark/Card", #"[{ "type": "SOLID", "color": { "r": 1, "g": 0, "b": 0, "a": 1 } }]"#,
            "'Dark/Card' is the dark value of no colour"
        ),
        ("Card", #"[{ "type": "GRADIENT_LINEAR" }]"#, "'Card' isn't a single plain colour"),
        ("Card", "[]", "'Card' isn't a single plain colour"),
        (
            "Card", #"[{ "type": "SOLID", "color": { "r": 2, "g": 0, "b": 0, "a": 1 } }]"#,
            "'Card' isn't a single plain colour"
        ),
    ])
    func whatCantBeToldIsLeftOut(name: String, fills: String, message: String) throws {
        let made = try tokens(["1:1": (name, "FILL")], [swatch("1:1", fills)])
        #expect(made.colours.isEmpty)
        #expect(made.untold.map(\.message) == [message])
        #expect(made.untold.first?.place?.line == 1)
    }

    @Test func aStyleThatNothingUsesHasNoValue() throws {
        let made = try tokens(["1:1": ("Card", "FILL"), "1:2": ("Shadow", "EFFECT")], [])
        #expect(
            made.untold.map(\.message) == ["the value of the style 'Card' can't be told: nothing in the file uses it"]
        )
    }

    @Test func twoColoursOfOneNameAreRefused() {
        let fault = #expect(throws: DesignFault.self) {
            try tokens(["1:1": ("Card", "FILL"), "1:2": ("card", "FILL")], [swatch("1:1", red), swatch("1:2", red)])
        }
        #expect(fault?.message == "two colours would be 'card' in Swift; the other is 'Card'")
    }

    @Test(arguments: [
        (
            #""fontFamily": "Inter", "fontPostScriptName": "Inter-Bold", "fontWeight": 700, "fontSize": 18"#,
            #".custom("Inter-Bold", size: 18, relativeTo: .headline)"#
        ),
        (
            #""fontFamily": "Inter", "fontWeight": 500, "fontSize": 12.5, "italic": true"#,
            #".custom("Inter", size: 12.5, relativeTo: .footnote).weight(.medium).italic()"#
        ),
        (
            #""fontFamily": "SF Pro", "fontPostScriptName": null, "fontWeight": 400, "fontSize": 13"#,
            ".system(.footnote)"
        ),
        (#""fontFamily": "SF Pro", "fontWeight": 600, "fontSize": 34"#, ".system(.largeTitle).weight(.semibold)"),
    ])
    func textStylesGrowWithTheReadersSize(style: String, font: String) throws {
        let made = try tokens(["1:1": ("Title", "TEXT")], [swatch("1:1", "{ \(style) }", kind: "text", field: "style")])
        #expect(made.textStyles.map(\.font) == [font])
    }

    @Test(arguments: [
        (
            #""fontFamily": "SF Pro", "fontWeight": 400, "fontSize": 18"#,
            "the system's font has no text style of 18 points"
        ),
        (#""fontFamily": "Inter", "fontWeight": 450, "fontSize": 18"#, "its weight isn't a whole hundred"),
        (#""fontSize": 18"#, "it has no font, or no size"),
    ])
    func otherTextStylesAreTold(style: String, reason: String) throws {
        let made = try tokens(["1:1": ("Title", "TEXT")], [swatch("1:1", "{ \(style) }", kind: "text", field: "style")])
        #expect(
            made.textStyles.isEmpty && made.untold.map(\.message) == ["the text style 'Title' can't be told: \(reason)"]
        )
    }

    @Test func scalesAreFramesOfTheirNames() throws {
        let child =
            #"{ "name": "\#("small")", "type": "RECTANGLE", "cornerRadius": 3, "absoluteBoundingBox": { "width": 4, "height": 9 } }"#
        let label = #"{ "name": "Label", "type": "TEXT" }"#
        let frames = ["Spacing", "Radius"].map {
            #"{ "name": "\#($0)", "type": "FRAME", "children": [\#(child), \#(label)] }"#
        }
        let made = try tokens([:], frames)
        #expect(made.spacing.map(\.points) == [4] && made.radii.map(\.points) == [3])
    }
}
