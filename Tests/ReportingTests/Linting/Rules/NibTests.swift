import Basics
import ProjectModel
import Testing

@Suite("Documents of Interface Builder")
struct NibTests {
    private static let path = "Sources/Recipes/A.xib"

    private static let cell = """
        import UIKit
        final class RecipeCell: BaseCell {
            @IBOutlet weak var title: UILabel?
            @IBOutlet private var stars: [UIImageView]?
            private var count = 0
            @IBAction func didTapBuy(_ sender: Any) {}
            @IBAction func didTap(sender: Any, event: UIEvent) {}
            @IBAction private func close() {}
            @IBAction func moveTo(_ a: Any) {}
            @IBAction func move(to a: Any) {}
            @objc(named:) @IBAction func other(_ a: Any) {}
            func hidden(_ sender: Any) {}
            #if canImport(UIKit)
            @IBOutlet
            #endif
            private(set) var torch: UIButton?
            #if os(Linux)
            #elseif canImport(UIKit)
            @objc(light:)
            @IBAction
            #endif
            func didTapTorch(_ sender: Any) {}
        }
        class BaseCell: UITableViewCell { @IBOutlet var badge: UIView? }
        extension RecipeCell { @IBAction func didTapMore(_ sender: Any) {} }
        """

    private func document(_ objects: String) -> String {
        "<?xml version=\"1.0\"?>\n<!-- customClass=\"No\" -->\n<document><objects>\n\(objects)\n</objects></document>\n"
    }

    private func cell(_ connections: String, attributes: String = "customClass=\"RecipeCell\" customModule=\"Recipes\"")
        -> String
    {
        document("<tableViewCell id=\"c\" \(attributes)><connections>\(connections)</connections></tableViewCell>")
    }

    private func files(_ nib: String) -> [String: String] {
        [Self.path: nib, "Sources/Recipes/RecipeCell.swift": Self.cell]
    }

    @Test(
        arguments: [
            "<outlet property=\"title\" destination=\"x\"/>",
            "<outletCollection property=\"stars\" destination=\"x\"/>",
            "<outlet property=\"badge\" destination=\"x\"/>",
            "<outlet property=\"torch\" destination=\"x\"/>",
            "<action selector=\"light:\" destination=\"c\"/>",
            "<outlet property=\"backgroundView\" destination=\"x\"/>",
            "<action selector=\"didTapBuy:\" destination=\"c\"/>",
            "<action selector=\"didTapWithSender:event:\" destination=\"c\"/>",
            "<action selector=\"close\" target=\"c\"/>",
            "<action selector=\"moveTo:\" destination=\"c\"/>",
            "<action selector=\"named:\" destination=\"c\"/>",
            "<action selector=\"didTapMore:\" destination=\"c\"/>",
            "<action selector=\"whatever:\" destination=\"nobody\"/>",
            "<segue destination=\"e\" kind=\"unwind\" unwindAction=\"didTapBuy:\"/>",
        ]
    )
    func connectionsThatAreThere(connection: String) throws { try expectFindings(files(cell(connection))) }

    @Test(
        arguments: [
            ("<outlet property=\"①titel\" destination=\"x\"/>", LintRule.nibOutlet),
            ("<outlet property='①count' destination=\"x\"/>", .nibOutlet),
            ("<outletCollection property=\"①star\" destination=\"x\"/>", .nibOutlet),
            ("<action selector=\"①didTapBuy\" destination=\"c\"/>", .nibAction),
            ("<action selector=\"①hidden:\" destination=\"c\"/>", .nibAction),
            ("<action selector=\"①didTap:event:\" destination=\"c\"/>", .nibAction),
            ("<segue destination=\"e\" kind=\"unwind\" unwindAction=\"①goHome:\"/>", .nibAction),
        ]
    )
    func connectionsThatAreNot(connection: String, rule: LintRule) throws {
        try expectFindings(files(cell(connection)), (rule, "①"))
    }

    @Test func nearNames() throws {
        let found = try expectFindings(
            files(cell("<outlet property=\"①titel\" destination=\"x\"/>")),
            (.nibOutlet, "①")
        )
        #expect(found.notes == "did you mean 'title'?")
    }

    @Test(
        arguments: [
            ("customClass=\"①RecipeCel\" customModule=\"Recipes\" customModuleProvider=\"target\"", LintRule.nibClass),
            ("customClass=\"①Nobody\"", .nibClass),
            ("customClass=\"RecipeCell\" customModule=\"①Recipies\"", .nibModule),
            ("customClass=\"RecipeCell\" customModule=\"①Kitchen\"", .nibModule),
            ("customClass=\"RecipeCell\" customModule=\"①OldApp\" customModuleProvider=\"target\"", .nibModule),
            ("customClass=\"①RecipeCell\"", .nibModule),
        ]
    )
    func classes(attributes: String, rule: LintRule) throws {
        try expectFindings(files(cell("", attributes: attributes)), (rule, "①"))
    }

    @Test(
        arguments: [
            "customClass=\"RecipeCell\" customModule=\"Recipes\"",
            "customClass=\"RecipeCell\" customModule=\"Kitchen\" customModuleProvider=\"target\"",
            "customClass=\"MKMapView\"", "customClass=\"OldCell\"", "customClass=\"NamedCell\"",
            "customClass=\"AnimationView\" customModule=\"Lottie\"",
            "customClass=\"&#82;ecipeCell\" customModule=\"Recipes\"", "",
        ]
    )
    func classesThatAreThere(attributes: String) throws {
        var files = files(cell("", attributes: attributes))
        files["Sources/Recipes/OldCell.m"] = "@implementation OldCell\n@end\n"
        files["Sources/Recipes/Named.swift"] =
            "import Lottie\n@objc(NamedCell) final class OtherCell: UITableViewCell {}"
        try expectFindings(files)
    }

    @Test func aClassOfAnotherModule() throws {
        let found = try expectFindings(
            [
                "Sources/Kitchen/A.storyboard": cell(
                    "",
                    attributes: "customClass=\"RecipeCell\" customModule=\"①Kitchen\""
                ),
                "Sources/Recipes/RecipeCell.swift": Self.cell,
            ],
            (.nibModule, "①")
        )
        #expect(found.notes.contains("customModule=\"Recipes\""))
    }

    /// What a class of a library inherits from nobody here can know.
    @Test func unknownSuperclasses() throws {
        var files = files(cell("<outlet property=\"anything\" destination=\"x\"/>"))
        files["Sources/Recipes/RecipeCell.swift"] = "import Lottie\nclass RecipeCell: LottieCell {}"
        try expectFindings(files)
    }

    @Test func filesOwnerAndFirstResponder() throws {
        let nib = document(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="RecipeCell" customModule="Recipes">
              <connections><outlet property="view" destination="v"/><outlet property="①nothing" destination="v"/></connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <button id="v"><connections>
              <action selector="②nothing:" destination="-1"/><action selector="copy:" destination="-2"/>
            </connections></button>
            """
        )
        try expectFindings(files(nib), (.nibOutlet, "①"), (.nibAction, "②"))
    }

    /// macOS names no class there is.
    @Test func firstRespondersOnMacOS() throws {
        try expectFindings(files(document("<customObject id=\"-1\" customClass=\"FirstResponder\"/>")))
    }

    @Test(
        arguments: [
            "<document><objects>①</document>", "<a b=①c/>",
            "<a>①<!DOCTYPE a [<!ENTITY l \"l\"><!ENTITY m \"&l;&l;\">]></a>", "<a b=①\"c/>",
            "<a①", "<a>①<!-- </a>", "<a>\n①</b></a>", "<a b①></a>", "<a>①\0</a>", "<①",
        ]
    )
    func brokenDocuments(text: String) throws { try expectFindings([Self.path: text], (.unreadableFile, "①")) }

    @Test(arguments: ["", "no tags & at all", "<a b=\"&lol;&amp;&#x41;&#xFFFFFFFF;\"/>", "<a><![CDATA[<b>]]></a>"])
    func oddDocuments(text: String) throws { try expectFindings([Self.path: text]) }

    @Test func deepDocuments() throws {
        let text = String(repeating: "<v>", count: 20_000)
        #expect(try Kitchen.lint([Self.path: Array(text.utf8)]).map(\.id) == ["unreadable-file"])
    }

    /// What it declares can't be known, so that nothing is said of the document.
    @Test(
        arguments: [
            "<outlet property=\"nothing\" destination=\"x\"/>", "<action selector=\"nothing:\" destination=\"c\"/>",
        ]
    )
    func sourcesThatAreNestedTooDeeply(connection: String) throws {
        let deep = String(repeating: "(", count: 64) + "①(1"
        for source in ["class RecipeCell {}\nlet a = \(deep)", "let a = \(deep)\nextension RecipeCell {}"] {
            let declared = source.hasPrefix("class") ? "" : "class RecipeCell {}"
            let sources = [
                Self.path: cell(connection), "Sources/Recipes/Deep.swift": source, "Sources/Recipes/A.swift": declared,
            ]
            try expectFindings(sources, (.nestedTooDeeply, "①"))
            let unmarked = sources.mapValues { $0.replacing("①", with: "") }
            try expectFindings(unmarked, settings: "unmanaged: [Sources/Recipes/Deep.swift]")
        }
    }

    @Test func exclusionsAndTests() throws {
        try expectFindings(
            [Self.path: cell("", attributes: "customClass=\"Nobody\" customModule=\"Recipes\"")],
            settings: "unmanaged: [Sources/Recipes/A.xib]"
        )
    }
}
