import Basics
import ProjectModel
import Testing
import TestSupport

@Suite("Ids in documents of Interface Builder")
struct NibReferenceTests {
    private static let path = "Sources/Recipes/A.storyboard"

    private func document(_ objects: String) -> [String: String] {
        [Self.path: "<document><device id=\"v\"/><objects>\(objects)</objects></document>"]
    }

    @Test(
        arguments: [
            "<view id=\"v\"><viewLayoutGuide key=\"safeArea\" id=\"g\"/></view>",
            "<viewController id=\"c\"><layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"g\"/></layoutGuides><view id=\"v\"/></viewController>",
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"g\"/><view id=\"v\"/>",
        ]
    )
    func itemsThatAreThere(objects: String) throws {
        let constraint = "<constraint firstItem=\"v\" firstAttribute=\"top\" secondItem=\"g\" id=\"k\"/>"
        try expectFindings(document("<constraints>\(constraint)</constraints>" + objects))
        try expectFindings(document(objects + "<constraints>\(constraint)</constraints>"))
    }

    /// A constraint without a first item is of the view around it.
    @Test func itemsThatAreImplied() throws {
        try expectFindings(
            document("<view id=\"v\"><constraint firstAttribute=\"width\" constant=\"40\" id=\"k\"/></view>")
        )
    }

    @Test func itemsThatAreNot() throws {
        let found = try expectFindings(
            document(
                """
                <view id="v"><connections><outlet property="a" destination="v" id="o"/></connections>
                <constraint firstItem="①w" firstAttribute="top" secondItem="v" id="k"/>
                <constraint firstItem="v" firstAttribute="top" secondItem="②o" id="l"/></view>
                """
            ),
            (.nibReference, "①"),
            (.nibReference, "②")
        )
        #expect(found[0].message == "the constraint's firstItem 'w' isn't an object of this document")
    }

    @Test func idsThatAreRepeated() throws {
        try expectFindings(
            document("<view id=\"v\"/><label id=\"l\"/><label id=\"①l\"/><view id=\"②l\"/>"),
            (.nibReference, "①"),
            (.nibReference, "②")
        )
        try expectFindings(
            document(
                """
                <view id="v"><connections><outlet property="a" destination="v" id="o"/>
                <outlet property="b" destination="v" id="①o"/></connections></view>
                """
            ),
            (.nibReference, "①")
        )
    }

    /// Each remedy is followed to the letter.
    @Test(arguments: ["", "<constraint firstItem=\"v\" firstAttribute=\"top\" id=\"k\"/>"])
    func remedies(constraint: String) throws {
        try expectFindings(document("<view id=\"v\">\(constraint)</view>"))
    }

    @Test func settings() throws {
        try expectFindings(
            document("<view id=\"v\"/><view id=\"v\"/>"),
            settings: "lint: { nib-reference: off }"
        )
    }

    /// All that is wrong is told, in the time that reading takes.
    @Test func manyIds() throws {
        let count = TestExtent.isWhole ? 50_000 : 4_000
        let text = "<a>" + String(repeating: "<v id=\"x\"/><constraint firstItem=\"y\"/>", count: count) + "</a>"
        let found = try Kitchen.lint([Self.path: Array(text.utf8)])
        #expect(found.count == 2 * count - 1 && found.allSatisfy { $0.id == "nib-reference" })
    }
}
