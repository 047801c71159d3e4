import Basics
import ProjectModel
import Testing
import TestSupport

@Suite("Images and colours in documents of Interface Builder")
struct NibAssetTests {
    private static let path = "Sources/Recipes/A.xib"
    private static let media = "Sources/Recipes/Media.xcassets/"

    private static let catalogue = [
        media + "Contents.json": "{}", media + "star.imageset/Contents.json": "{}",
        media + "heart.symbolset/Contents.json": "{}", media + "brand.colorset/Contents.json": "{}",
        media + "Plain/Contents.json": "{ \"properties\" : { \"provides-namespace\" : false } }",
        media + "Plain/leaf.imageset/Contents.json": "{}",
        media + "Icons/Contents.json": "{ \"properties\" : {\n  \"provides-namespace\" : true\n} }",
        media + "Icons/cup.imageset/cup.pdf": "", media + "Icons/Flat/pan.imageset/Contents.json": "{}",
        media + "Icons/soft.colorset/Contents.json": "{}", media + "Game.spriteatlas/hero.imageset/hero.png": "",
        "Sources/Recipes/Resources/logo@2x~ipad.png": "", "Sources/Shopping/Other.xcassets/cart.imageset/a.png": "",
    ]

    private func document(_ objects: String) -> String { "<document><objects>\(objects)</objects></document>" }

    private func files(_ objects: String) -> [String: String] {
        Self.catalogue.merging([Self.path: document(objects)]) { $1 }
    }

    @Test(
        arguments: [
            "star", "star.png", "heart", "leaf", "Icons/cup", "Icons/pan", "hero", "Game/hero", "logo", "logo.png",
            "Photos/logo.png", "cart", "Kit.bundle/a", "NSAddTemplate", "",
        ]
    )
    func imagesThatAreThere(name: String) throws { try expectFindings(files("<imageView image=\"\(name)\"/>")) }

    @Test(
        arguments: [
            "<imageView image=\"trash\" catalog=\"system\"/>", "<color name=\"labelColor\" catalog=\"System\"/>",
            "<tabBarItem selectedImage=\"trash\"/><resources><image name=\"trash\" catalog=\"system\"/></resources>",
            "<color key=\"textColor\" systemColor=\"labelColor\"/>", "<color key=\"textColor\" red=\"1\"/>",
            "<accessibilityTraits image=\"YES\"/>", "<color name=\"brand\"/>", "<color name=\"Icons/soft\"/>",
            "<resources><image name=\"gone\"/><namedColor name=\"gone\"><color red=\"1\"/></namedColor></resources>",
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"gone\"/>",
        ]
    )
    func elementsThatNameNothingElse(element: String) throws { try expectFindings(files(element)) }

    @Test(
        arguments: [
            "<imageView image=\"①gone\"/><imageView image=\"gone\"/>", "<state backgroundImage=\"①gone\"/>",
            "<imageView image=\"①cup\"/>", "<imageView image=\"①Plain/leaf\"/>", "<color name=\"①soft\"/>",
            "<color name=\"①star\"/>", "<imageView image=\"①brand\"/>", "<tabBarItem selectedImage=\"①gone\"/>",
            "<userDefinedRuntimeAttribute type=\"image\" keyPath=\"a\" value=\"①gone\"/>",
        ]
    )
    func namesThatAreNot(element: String) throws { try expectFindings(files(element), (.nibAsset, "①")) }

    @Test func remedies() throws {
        let near = try expectFindings(files("<imageView image=\"①strar\"/>"), (.nibAsset, "①"))
        #expect(near.notes == "did you mean 'star'?")
        let found = try expectFindings(files("<color name=\"①gone\"/>"), (.nibAsset, "①"))
        #expect(found.map(\.message) == ["no asset catalogue has a colour 'gone'"])
        #expect(found.notes == "add it to an asset catalogue of 'Recipes', or choose another colour")
        var added = files("<color name=\"gone\"/>")
        added[Self.media + "gone.colorset/Contents.json"] = "{}"
        try expectFindings(added)
    }

    /// What an app outside of the package has is unknown.
    @Test(arguments: ["Sources/Shopping/Other.xcassets/cart.imageset/a.png", "Sources/Recipes/logo.png"])
    func cataloguesOutOfSight(other: String) throws {
        try expectFindings([Self.path: document("<imageView image=\"gone\"/>"), other: ""])
    }

    @Test func theAppsCatalogue() throws {
        try expectFindings(
            [
                Self.path: document("<imageView image=\"①gone\"/>"),
                "KitchenApp/Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
            ],
            (.nibAsset, "①")
        )
    }

    /// Near names are looked for a few times only.
    @Test func manyNames() throws {
        let count = TestExtent.isWhole ? 50_000 : 2_000
        let images = (0..<count).map { "<v image=\"gone\($0)\"/>" }.joined()
        let found = try Kitchen.lint(files(images).mapValues { Array($0.utf8) })
        #expect(found.count == count && found.allSatisfy { $0.id == "nib-asset" })
    }
}
