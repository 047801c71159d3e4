import Basics
import Foundation
import SpecTestSupport
import Testing
import TestSupport

@testable import ProjectModel

@Suite struct SpecSchemaTests {
    /// A phrase of new words needs a shape, so that editors don't take anything for it.
    @Test func everyPhraseIsUnderstood() {
        for object in SpecReference.objects {
            for key in object.keys {
                #expect(ValueShape(of: key.type) != nil, "\(object.title).\(key.name): \(key.type)")
            }
        }
        #expect(ValueShape(of: "list of spoons") == nil)
    }

    @Test(arguments: [
        (
            "[tabs](#tab) by scene, or a list of scenes",
            ValueShape.either([.byName(.object("tab")), .list(.name(.scene))])
        ),
        (
            "`swiftpm`, `xcodegen`, or a list of both",
            .either([.choice(["swiftpm", "xcodegen"]), .list(.choice(["swiftpm", "xcodegen"]))])
        ),
        (
            "[sections](#section) by name, for each content by name",
            .byName(.byName(.object("section")))
        ),
        ("types by name, or a list of names", .either([.byName(.swift), .list(.scalar)])),
        ("`error`, `warning` or `off` by rule", .byName(.choice(["error", "warning", "off"]))),
        ("`true`, `false` or a Swift type", .either([.flag, .swift])),
        ("scene, or whole number from 0", .either([.name(.scene), .scalar])),
    ])
    func phrasesHaveShapes(phrase: String, shape: ValueShape) {
        #expect(ValueShape(of: phrase) == shape)
    }

    /// An editor marks what the reader refuses, as far as a pattern can tell.
    @Test(arguments: [
        ("6.9.0", true), ("6.9.0-beta.1+5", true), ("exact 6.9.0", true), ("branch release/2", true),
        ("revision 0123abc", true), ("6.9", false), ("v6.9.0", false), ("main", false), ("exact", false),
        ("branch a b", false), ("revision main", false), ("from 6.9.0", false),
    ])
    func statesOfPackagesHaveAPattern(text: String, isOne: Bool) throws {
        let pattern = try Regex(PackageState.pattern)
        #expect((text.wholeMatch(of: pattern) != nil) == isOne)
        #expect((PackageState(text).requirement != nil) == isOne)
        #expect(ValueShape(of: PackageKeys.version.key.type) == .pattern(PackageState.pattern))
    }

    /// What it refers to is there: a reference to nothing makes an editor give up the whole schema.
    @Test(arguments: SpecSchema.File.allCases)
    func referencesLeadToDefinitions(file: SpecSchema.File) throws {
        let text = SpecSchema(of: file).text
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = try #require(schema["definitions"] as? [String: Any])
        for reference in text.matches(of: /#\/definitions\/([^"]+)/) {
            #expect(definitions[String(reference.output.1)] != nil, "\(reference.output.0)")
        }
        let object = try #require(definitions[file.rawValue] as? [String: Any])
        let described = try #require(SpecReference.objects.first { $0.title == file.rawValue })
        #expect((object["properties"] as? [String: Any])?.count == described.keys.count)
    }
}
