import Testing

@testable import CodeGeneration

/// The layers of a component as SwiftUI, and as slots where they can't be told.
@Suite struct DesignLayoutTests {
    /// The file of a component with some layers in a vertical stack.
    private func file(_ layers: [String], properties: String = "{}", name: String = "Tile") throws -> ComponentFile {
        let text = """
            { "name": "\(name)", "type": "COMPONENT", "layoutMode": "VERTICAL", "componentPropertyDefinitions": \(properties),
            "children": [\(layers.joined(separator: ", "))] }
            """
        let node = DesignNode(try JSONScanner(JSONBytes(Array(text.utf8))).value())
        let empty = #"{ "document": {}, "components": {}, "componentSets": {}, "styles": {} }"#
        let tokens = try DesignTokens(DesignFile(JSONBytes(Array(empty.utf8))))
        return try ComponentFile(DesignedComponent(node, named: "Tile"), tokens: tokens, at: DesignPlace())
    }

    private func layer(_ type: String, _ fields: String, name: String = "Icon") -> String {
        #"{ "name": "\#(name)", "type": "\#(type)", "absoluteBoundingBox": { "width": 20, "height": 30 } \#(fields.isEmpty ? "" : ", " + fields) }"#
    }

    private func body(_ layers: [String]) throws -> String { try file(layers).lines.joined(separator: "\n") }

    @Test(arguments: [
        ("VECTOR", "", "it is a vector"), ("INSTANCE", "", "it is another component"),
        ("RECTANGLE", #""fills": [{ "type": "IMAGE" }]"#, "it is a picture"),
        ("RECTANGLE", #""fills": [{ "type": "GRADIENT_LINEAR" }]"#, "its fill isn't a plain colour"),
        (
            "RECTANGLE",
            #""strokes": [{ "type": "SOLID", "color": { "r": 0, "g": 0, "b": 0 } }], "strokeAlign": "CENTER""#,
            "its border isn't a plain one inside of its edge"
        ),
        ("RECTANGLE", #""effects": [{ "type": "DROP_SHADOW" }]"#, "it has an effect"),
        ("RECTANGLE", #""rectangleCornerRadii": [1, 2, 3, 4]"#, "its corners differ"),
        ("RECTANGLE", #""rotation": 0.5"#, "it is rotated"),
        ("RECTANGLE", #""blendMode": "MULTIPLY""#, "it is blended"),
        ("TEXT", #""characterStyleOverrides": [0, 1]"#, "its letters have different styles"),
        ("TEXT", #""style": { "textCase": "TITLE" }"#, "its letters have another case"),
        ("FRAME", #""children": [{ "type": "TEXT", "name": "A" }]"#, "it has no auto layout, or a grid"),
        (
            "FRAME",
            #""layoutMode": "HORIZONTAL", "layoutWrap": "WRAP", "children": [{ "type": "TEXT", "name": "A" }]"#,
            "its layers wrap"
        ),
        (
            "FRAME",
            #""layoutMode": "HORIZONTAL", "children": [{ "type": "TEXT", "name": "A", "layoutPositioning": "ABSOLUTE" }]"#,
            "a layer has a place of its own"
        ),
    ])
    func whatCantBeToldIsASlot(type: String, fields: String, reason: String) throws {
        let file = try file([layer(type, fields)])
        #expect(file.slots.map(\.name) == ["icon"])
        #expect(file.slots.first?.reason == reason)
    }

    @Test func aSlotKeepsItsSize() throws {
        #expect(try body([layer("VECTOR", "")]).contains("icon\n                    .frame(width: 20, height: 30)"))
    }

    @Test func layersOfOneNameAreSeveralSlots() throws {
        #expect(try file([layer("VECTOR", ""), layer("VECTOR", "")]).slots.map(\.name) == ["icon", "icon2"])
    }

    @Test func aSlotGivesWayToAProperty() throws {
        let properties = #"{ "Icon#1:1": { "type": "TEXT", "defaultValue": "" } }"#
        #expect(try file([layer("VECTOR", "")], properties: properties).slots.map(\.name) == ["iconView"])
    }

    @Test func hiddenLayersAreNotDrawn() throws {
        #expect(!(try body([layer("TEXT", #""visible": false, "characters": "gone""#)])).contains("gone"))
        let properties = #"{ "Shown#1:1": { "type": "BOOLEAN", "defaultValue": true } }"#
        let bound = layer(
            "TEXT",
            #""visible": false, "characters": "there", "componentPropertyReferences": { "visible": "Shown#1:1" }"#
        )
        let text = try file([bound], properties: properties).lines.joined(separator: "\n")
        #expect(text.contains("if shown {") && text.contains("shown: Bool = true"))
    }

    @Test func manyLayersAreASlot() throws {
        let layers = (0...10).map { layer("TEXT", "", name: "T\($0)") }
        #expect(try file(layers).slots.map(\.name) == ["layout"])
    }

    /// Nothing in a text of a design is code.
    @Test func textsAreQuoted() throws {
        let text = try body([layer("TEXT", #""characters": "\") } \\(x) \n import Glibc""#)])
        #expect(text.contains(#"Text(verbatim: "\") } \\(x) \n import Glibc")"#), "\(text)")
    }

    @Test func aReferenceToNothingIsRefused() {
        let fault = #expect(throws: DesignFault.self) {
            try file([layer("TEXT", #""componentPropertyReferences": { "characters": "Gone#1:1" }"#)])
        }
        #expect(fault?.message == "'Icon' refers to the property 'Gone#1:1', which 'Tile' doesn't have")
    }
}
