import Basics
import ProjectModel
import Testing
import TestSupport

extension NibUnconnectedOutletTests {
    /// The view in the storyboard loads a nib of its own, which connects its outlets.
    @Test func viewsThatLoadTheirOwnNib() throws {
        var files = files("@IBOutlet var title: UILabel!", owner("title"))
        files["Sources/Recipes/Main.storyboard"] = document(cell("c"))
        try expectFindings(files)
        files[Self.path] = document(owner())
        files["Sources/Recipes/Cell.swift"] = source("@IBOutlet var ①title: UILabel!")
        let found = try expectFindings(files, (.nibUnconnectedOutlet, "①"))
        #expect(found[0].message == "'Cell.title' isn't connected in '\(Self.path)' (File's Owner)")
        // A subclass of it is used in the storyboard.
        files = files.mapValues { $0.replacing("①", with: "") }
        files[Self.path] = document(owner("title"))
        files["Sources/Recipes/Sub.swift"] = "final class Sub: Cell {}"
        files["Sources/Recipes/Main.storyboard"] = document(cell("c").replacing("\"Cell\"", with: "\"Sub\""))
        try expectFindings(files)
    }

    /// macOS writes its File's Owner as an object.
    @Test func ownersOnMacOS() throws {
        let owner = owner().replacing(
            "placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"",
            with: "customObject id=\"-2\""
        )
        let files = files("@IBOutlet var ①title: UILabel!", owner.replacing("/placeholder", with: "/customObject"))
        let found = try expectFindings(files, (.nibUnconnectedOutlet, "①"))
        #expect(found[0].message.hasSuffix("(File's Owner)"))
    }

    /// Several nibs may fill one object, but of a nib's variants only one is loaded.
    @Test func severalNibsOfOneOwner() throws {
        var files = files("@IBOutlet var title: UILabel!", owner())
        files["Sources/Recipes/Header.xib"] = document(owner("title"))
        try expectFindings(files)
        files["Sources/Recipes/Header.xib"] = nil
        files["Sources/Recipes/Cell.swift"] = source("@IBOutlet var ①title: UILabel!")
        files["Sources/Recipes/A~ipad.xib"] = document(owner("title"))
        try expectFindings(files, (.nibUnconnectedOutlet, "①"))
        files["Sources/Recipes/Cell.swift"] = source("@IBOutlet var title: UILabel!")
        files[Self.path] = document(owner() + cell("root", "title"))
        try expectFindings(files)
    }

    @Test(
        arguments: [
            "<placeholder placeholderIdentifier=\"host\" id=\"p\" customClass=\"Cell\" customModule=\"Recipes\"/>",
            "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"Cell\" customModule=\"Recipes\"/>",
            "<customObject id=\"-1\" customClass=\"Cell\" customModule=\"Recipes\"/>",
            "<view id=\"v\" customClass=\"Cell\" customModule=\"Lottie\"/>", "<view id=\"v\"/>",
        ]
    )
    func objectsThatAreMadeElsewhere(object: String) throws {
        var files = files("@IBOutlet var title: UILabel!", object)
        files["Sources/Recipes/Other.swift"] = "import Lottie"
        try expectFindings(files)
    }

    /// The connection may be that of the outlet by its old name.
    @Test func misspelledConnections() throws {
        try expectFindings(
            [
                Self.path: document(cell("c", "①titel")),
                "Sources/Recipes/Cell.swift": source("@IBOutlet var title: UILabel!"),
            ],
            (.nibOutlet, "①")
        )
    }

    @Test func suppressions() throws {
        let disable = "// vipergen:disable:next nib-unconnected-outlet - set by the old screen\n"
        try expectFindings(files(disable + "@IBOutlet var title: UILabel!", cell("c")))
        let unused = disable.replacing("nib-", with: "①nib-") + "@IBOutlet var title: UILabel!"
        try expectFindings(files(unused, cell("c", "title")), (.unusedSuppression, "①"))
    }

    @Test(arguments: ["Sources/Recipes/A.xib", "Sources/Recipes/Cell.swift"])
    func exclusions(path: String) throws {
        try expectFindings(
            files("@IBOutlet var title: UILabel!", cell("c")),
            settings: "unmanaged: [\(path)]"
        )
    }

    /// An excluded nib connects outlets all the same; what a broken one connects isn't known.
    @Test func documentsThatAreNotChecked() throws {
        var files = files("@IBOutlet var title: UILabel!", owner())
        files["Sources/Recipes/Header.xib"] = document(owner("title"))
        try expectFindings(files, settings: "unmanaged: [Sources/Recipes/Header.xib]")
        files["Sources/Recipes/Header.xib"] = "<a>①</b>"
        try expectFindings(files, (.unreadableFile, "①"))
    }

    @Test func settings() throws {
        try expectFindings(
            files("@IBOutlet var title: UILabel!", cell("c")),
            settings: "lint: { nib-unconnected-outlet: off }"
        )
    }

    /// A finding for each outlet, however many objects lack it.
    @Test func manyObjects() throws {
        let count = TestExtent.isWhole ? 20_000 : 2_000
        let outlets = (0..<50).map { "@IBOutlet private var a\($0): UILabel!" }.joined(separator: "\n")
        let files = files(outlets, (0..<count).map { cell("c\($0)") }.joined())
        let found = try Kitchen.lint(files.mapValues { Array($0.utf8) })
        #expect(found.count == 50 && found.allSatisfy { $0.message.hasSuffix("and \(count - 3) more)") })
    }
}
