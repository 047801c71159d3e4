import Basics
import ProjectModel
import Testing

@Suite("Outlets that no document connects")
struct NibUnconnectedOutletTests {
    static let path = "Sources/Recipes/A.xib"

    func document(_ objects: String) -> String { "<document><objects>\(objects)</objects></document>" }

    func cell(_ id: String, _ outlets: String..., element: String = "tableViewCell") -> String {
        let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"x\"/>" }.joined()
        return "<\(element) id=\"\(id)\" customClass=\"Cell\" customModule=\"Recipes\">"
            + "<connections>\(connections)</connections></\(element.prefix { $0 != " " })>"
    }

    func owner(_ outlets: String...) -> String {
        let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"x\"/>" }.joined()
        return "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Cell\" "
            + "customModule=\"Recipes\"><connections>\(connections)</connections></placeholder>"
    }

    func source(_ members: String) -> String { "import UIKit\nclass Cell: UITableViewCell {\n\(members)\n}\n" }

    func files(_ members: String, _ objects: String) -> [String: String] {
        [Self.path: document(objects), "Sources/Recipes/Cell.swift": source(members)]
    }

    @Test(
        arguments: [
            "@IBOutlet weak var ①title: UILabel!", "@IBOutlet private var ①title: [UILabel]!",
            "@IBOutlet\n@objc weak var ①title: UILabel! = nil", "@IBOutlet weak var ①title: UILabel! { didSet {} }",
            "#if canImport(UIKit)\n@IBOutlet\n#endif\nprivate weak var ①title: UILabel!",
            "#if os(iOS)\n@IBOutlet var ①title: UILabel!\n#endif",
            "@IBOutlet var ①title: UILabel!\nfunc a() { title.text = \"\"; if title == nil {}; title = nil }",
            "@IBOutlet var ①title: UILabel!\nfunc a() { let title = 1 }\n// self.title = 1",
            "@objc(label) @IBOutlet var ①title: UILabel!",
        ]
    )
    func outletsToConnect(members: String) throws {
        let found = try expectFindings(files(members, cell("c")), (.nibUnconnectedOutlet, "①"))
        #expect(found.map(\.message) == ["'Cell.title' isn't connected in '\(Self.path)' (object 'c')"])
        let name = members.contains("label)") ? "label" : "title"
        try expectFindings(files(members.replacing("①", with: ""), cell("c", name)))
    }

    @Test(
        arguments: [
            "weak var title: UILabel!", "@IBOutlet weak var title: UILabel?",
            "@IBOutlet var title: UILabel! = UILabel()",
            "@IBOutlet var title: UILabel! { UILabel() }",
            "@IBOutlet var title: UILabel! { get { a } set { a = newValue } }",
            "@IBOutlet override var title: UILabel! { didSet {} }", "@IBOutlet @Late var title: UILabel!",
            "#if os(tvOS)\n@IBOutlet var title: UILabel!\n#endif",
            "#if os(tvOS)\n@IBOutlet\n#endif\nvar title: UILabel!",
            "@IBOutlet var title: UILabel!\nfunc a() { title = UILabel() }",
            "@IBOutlet var title: UILabel!\nfunc a() { self.title = UILabel() }",
            "@IBOutlet var title: UILabel!\nfunc a() { (title, b) = make() }",
            "@IBOutlet var title: UILabel!\nfunc a() { fill(&title) }",
            "@IBOutlet var title: UILabel!\nfunc a() { run { [weak self] in self?.title = try await make() } }",
        ]
    )
    func outletsThatMayBeUnconnected(members: String) throws { try expectFindings(files(members, cell("c"))) }

    @Test func remedies() throws {
        let found = try expectFindings(
            files("@IBOutlet var ①title: [UILabel]!", cell("c")),
            (.nibUnconnectedOutlet, "①")
        )
        #expect(found.notes == "connect it there, declare it as '[UILabel]?', or remove it: using it crashes")
        try expectFindings(files("@IBOutlet var title: [UILabel]?", cell("c")))
    }

    /// In an extension, or by another file as a member.
    @Test(
        arguments: [
            "extension Cell { func a() { title = UILabel() } }", "func a(_ b: Cell) { b.title=UILabel() }",
            "func a(_ b: B) { b.cell?.title  = UILabel() }",
        ]
    )
    func outletsAssignedElsewhere(source: String) throws {
        var files = files("@IBOutlet var title: UILabel!", cell("c"))
        files["Sources/Recipes/Other.swift"] = source
        try expectFindings(files)
    }

    @Test(
        arguments: [
            "class B { var title = \"\"; func a() { self.title = \"\" } }", "func a(_ b: Cell) { b.title.text = \"\" }",
            "func a(_ b: Cell) -> Bool { b.title == nil }", "func a(_ b: Cell) { b.title = nil }",
            "class B { @IBOutlet var title: UILabel! }",
        ]
    )
    func otherSources(source: String) throws {
        var files = files("@IBOutlet var ①title: UILabel!", cell("c"))
        files["Sources/Recipes/Other.swift"] = source
        try expectFindings(files, (.nibUnconnectedOutlet, "①"))
    }

    /// Nobody else can assign it.
    @Test func privateOutlets() throws {
        var files = files("@IBOutlet private var ①title: UILabel!", cell("c"))
        files["Sources/Recipes/Other.swift"] = "func a(_ b: Page) { b.title = \"\" }"
        try expectFindings(files, (.nibUnconnectedOutlet, "①"))
    }

    @Test func inheritedOutlets() throws {
        var files = files("@IBOutlet var a: UILabel!", cell("c", "a"))
        files["Sources/Recipes/Cell.swift"] = "import KitchenCore\nclass Cell: BaseCell { @IBOutlet var a: UILabel! }"
        files["Sources/KitchenCore/BaseCell.swift"] =
            "open class BaseCell: KitCell { @IBOutlet public var ①badge: UIView! }"
        let found = try expectFindings(files, (.nibUnconnectedOutlet, "①"))
        #expect(found[0].message.hasPrefix("'Cell.badge' isn't connected"))
        files[Self.path] = document(cell("c", "a", "badge"))
        files = files.mapValues { $0.replacing("①", with: "") }
        try expectFindings(files)
        // Which of two is the superclass can't be known.
        files[Self.path] = document(cell("c", "a"))
        files["Sources/DesignSystem/BaseCell.swift"] = "open class BaseCell {}"
        try expectFindings(files)
    }

    @Test func eachDocumentAndObject() throws {
        var files = files("@IBOutlet var ①title: UILabel!", cell("c") + cell("d", "title") + cell("e"))
        files["Sources/Recipes/B.storyboard"] = document((1...5).map { cell("f\($0)") }.joined())
        files["Sources/Recipes/C.xib"] = document(cell("g", "title"))
        let found = try expectFindings(files, (.nibUnconnectedOutlet, "①"), (.nibUnconnectedOutlet, "①"))
        #expect(
            found.map(\.message).sorted() == [
                "'Cell.title' isn't connected in 'Sources/Recipes/A.xib' (objects 'c', 'e')",
                "'Cell.title' isn't connected in 'Sources/Recipes/B.storyboard' (objects 'f1', 'f2', 'f3' and 2 more)",
            ]
        )
    }
}
