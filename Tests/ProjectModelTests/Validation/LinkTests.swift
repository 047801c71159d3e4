import Basics
import SpecTestSupport
import Testing

@testable import ProjectModel

@Suite("Links")
struct LinkTests {
    private static let head = "project: Demo\nruntime: .\nlinks: https://demo.example\n"

    private func files(_ scene: String, _ others: [String: String] = [:]) -> [String: String] {
        others.merging(["project.yml": Self.head, "M/A.yml": scene]) { own, _ in own }
    }

    @Test(arguments: [
        ("a", "it doesn't begin with '/'"), ("https://demo.example/a", "it doesn't begin with '/'"),
        ("/a//b", "a part of it is empty"), ("/a/", "a part of it is empty"), ("/../a", "'..' can't be a part of it"),
        ("/a b", "'a b' can't be a part of it"), ("/ä", "'ä' can't be a part of it"),
        ("/a%20b", "'a%20b' can't be a part of it"), ("/p-{id}", "'p-{id}' is only partly a parameter"),
        ("/{}", "'{}' names no parameter"), ("/{ id }", "'{ id }' names no parameter"),
        ("/{id: Int}", "'{id: Int}' names no parameter"), ("/{id}-{id}", "'{id}-{id}' names no parameter"),
        ("/{id}/{id}", "'id' stands in it twice"),
        ("/a?q", "'q' is no item of a query"), ("/a?q=b", "'q=b' is no item of a query"),
        ("/a?={id}", "'={id}' is no item of a query"), ("/a#b", "a link has no fragment"),
        ("/a\\tb", "can't be a part of it"),
    ])
    func malformed(link: String, reason: String) {
        let found = expectProblems(files("parameters: { id: Int }\nlinks: ①\"\(link)\""), ("invalid-value", "①"))
        #expect(found.messages.contains(reason), "\(found.messages)")
    }

    @Test(arguments: [
        "demo.example", "demo", "https://", "https:", "tel://", "javascript://", "1shop://", " https://demo.example",
        "https://bücher.example", "https://me@demo.example", "https://demo.example?a=b", "1://", "a b://",
        "://",
        "",
    ])
    func malformedOrigins(text: String) {
        expectProblems(
            ["project.yml": "project: Demo\nruntime: .\nlinks: ①\"\(text)\"", "M/A.yml": "links: /a"],
            ("invalid-value", "①")
        )
    }

    @Test func remedies() {
        let near = expectProblems(
            files("parameters: { recipeID: Int }\nlinks: [①\"/r/{recipeId}\"]"),
            ("unknown-name", "①")
        )
        #expect(near.notes == "did you mean 'recipeID'?")
        let missing = expectProblems(
            files("parameters: { id: Int, page: Int? }\nlinks: ①/a"),
            ("missing-parameter", "①"),
            ("missing-parameter", "①")
        )
        #expect(missing.notes.contains("write \"/a/{id}\", or give the parameter a default"))
        #expect(missing.notes.contains("write \"/a?page={page}\", or give the parameter a default"))
        let origin = expectProblems(
            ["project.yml": "project: Demo\nruntime: .", "M/A.yml": "①links: /a"],
            ("missing-key", "①")
        )
        #expect(origin.notes.hasPrefix("add it to specs/project.yml, for example: links: ["))
        let braces = expectProblems(
            files("parameters: { id: Int }\nlinks: [①/a/{id}, \"?q={id}\"]"),
            ("needs-quotes", "①")
        )
        #expect(braces.notes.contains("links: [\"/a/{id}\", \"?q={id}\"]"))
    }

    @Test(arguments: ["[Int]", "Recipe?", "() -> Void", "(Int, Int)", "Date", "any Sendable", "Set<Int>", "CGFloat"])
    func typesWithoutText(type: String) {
        let scene = "parameters: { id: ①\"\(type)\" }\nlinks: \"/a?id={id}\""
        guard type != "Recipe?" else {
            expectProblems(files(scene.replacing("①", with: "")))
            return
        }
        expectProblems(files(scene), ("cannot-conform", "①"))
    }

    @Test func aPartOfAPathIsAlwaysThere() {
        expectProblems(
            files("parameters: { id: Int? }\nlinks: [①\"/a/{id}\"]"),
            ("parameter-mismatch", "①")
        )
    }

    @Test(arguments: [
        ("/a", "/a?q={text}", true), ("/a/{text}", "/a/b", true), ("/{text}/b", "/a/{number}", false),
        ("/{text}/7", "/a/{number}", true),
        ("/a/{number}", "/a/b", false), ("/a/{number}", "/a/7", true), ("/a/{number}", "/a/{text}", true),
        ("/a/{number}/b", "/a/{text}/c", false), ("/a/b", "/a/{number}", false), ("/{text}/c", "/a/b", false),
        ("/a/{flag}", "/a/true", true), ("/a/{flag}", "/a/b", false), ("/", "?q={text}", true),
        ("/a", "/a/{text}", false),
    ])
    func twoLinksOfOneURL(first: String, second: String, isAmbiguous: Bool) {
        let parameters = """
            parameters:
              text: { type: String, default: "" }
              number: { type: Int, default: 1 }
              flag: { type: Bool, default: true }

            """
        let second = "\(parameters)links: \(isAmbiguous ? "①" : "")\"\(second)\""
        let files = files("\(parameters)links: \"\(first)\"", ["M/B.yml": second])
        if isAmbiguous {
            expectProblems(files, ("ambiguous-link", "①"))
        } else {
            expectProblems(files)
        }
    }

    @Test func scenesWithoutLinks() {
        expectProblems(files("style: swiftui\noutput: EmbeddedScene\n①links: /a"), ("output-mismatch", "①"))
        expectProblems(files("", ["M/Url.yml": "scene: ①Url\nlinks: /a"]), ("reserved-name", "①"))
        expectProblems(
            files("", ["Demo/Old.yml": "style: handwritten\ndescriptor: Screens.Old\n①links: /a"]),
            ("misplaced-key", "①")
        )
    }

    @Test(arguments: ["[]", "", "{ host: demo.example }", "[null]"])
    func originsThatSayNothing(value: String) {
        let found = problems(in: [
            "project.yml": "project: Demo\nruntime: .\nlinks: \(value)\n", "M/A.yml": "links: /a\n",
        ])
        #expect(found.count == 1, "\(found)")
        #expect(found.notes.contains("links: [https://kitchen.example, kitchen://]"))
    }

    @Test func linksThatSayNothing() {
        let remedy = "links: [\"/recipes/{recipeID}\", \"/search?q={text}\"]"
        #expect(expectProblems(files("links: [①null]"), ("missing-value", "①")).notes.contains(remedy))
        #expect(expectProblems(files("links: ①{ path: /a }"), ("wrong-kind", "①")).notes.contains(remedy))
        expectProblems(files("links: []"))
    }

    @Test func sharedScreensStayWhereTheyAre() {
        expectProblems(
            files("", ["Demo/Old.yml": "style: legacy\nclass: OldA\nlifetime: shared\nlinks: ①/a"]),
            ("shared-scene-not-pushed", "①")
        )
    }

    @Test func placesFollowFromPathsAndRoutes() throws {
        let project = try project([
            "project.yml": Self.head + "tabs: [Top, Shops]",
            "M/Top.yml": "routes: { shop: { to: Shop, with: [id] } }",
            "M/Shops.yml": "links: /shops\nroutes: { sheet: { to: Sheet, present: sheet } }",
            "M/Shop.yml": "parameters: { id: Int }\nlinks: [\"/s/{id}\", \"/shops/{id}\"]\nroutes: { next: Far }",
            "M/Offer.yml": "parameters: { shop: Int, offer: Int }\nlinks: \"/shops/{shop}/offers/{offer}\"",
            "M/Far.yml": "links: /far", "M/Alone.yml": "links: /alone", "M/Sheet.yml": "links: /sheet",
            "M/Below.yml": "links: /sheet/below",
            "M/Other.yml": "parameters: { id: String }\nlinks: \"/shops/all/{id}\"",
        ])
        let places = LinkPlaces(of: project)
        let told = project.features.flatMap(\.scenes).filter { !$0.links.isEmpty }.map { scene in
            let place = places.place(of: scene)
            let names = place.screens.map(\.scene.scene).joined(separator: ">")
            return "\(place.tab.map(String.init) ?? "-") \(names) \(place.presentation.rawValue)"
        }
        #expect(
            told.sorted() == [
                "- Alone push", "- Below push", "- Sheet sheet", "0 Far push", "1 Shops push", "1 Shops>Other push",
                "1 Shops>Shop push", "1 Shops>Shop>Offer push",
            ]
        )
        let offer = project.features.flatMap(\.scenes).first { $0.name == "Offer" }
        #expect(offer.map { places.place(of: $0).screens[1].arguments } == ["id": "shop"])
    }

    @Test func aScreenThatTheAppStartsOnHasNothingBelow() throws {
        let project = try project([
            "project.yml": Self.head + "tabs: [Shops]", "M/Home.yml": "links: /", "M/Shops.yml": "links: /shops",
            "M/Sale.yml": "links: /shops/sale", "M/Alone.yml": "links: /alone",
        ])
        let places = LinkPlaces(of: project)
        let told = project.features[0].scenes.map { places.place(of: $0).screens.map(\.scene.scene) }
        #expect(told == [["Home", "Alone"], ["Home"], ["Shops", "Sale"], ["Shops"]])
    }

    @Test(arguments: [
        ("https://demo.example/shops/7?utm=a", "Shop"), ("HTTPS://Demo.example/shops/new", "New"), ("/shops/7", "Shop"),
        ("/shops/x", nil), ("https://demo.example.evil/shops/7", nil), ("/shops/%zz", nil), ("/shops/%C3", nil),
        ("/", nil),
        ("/shops//7", nil), ("/find?q=a+b%2B", "Find"), ("/find", nil), ("", nil), ("demo://shops/7", nil),
        ("/find?q=a&x=%FF", "Find"),
    ])
    func urls(text: String, scene: String?) throws {
        let project = try project([
            "project.yml": Self.head, "M/Shop.yml": "parameters: { id: Int }\nlinks: \"/shops/{id}\"",
            "M/New.yml": "links: /shops/new", "M/Find.yml": "parameters: { text: String }\nlinks: \"/find?q={text}\"",
        ])
        let link = FollowedLink(text, in: project)
        #expect(link?.scene.name == scene)
        let misfit = [
            "/shops/x": "'/shops/{id}' of Shop fits, but 'x' is no Int",
            "/find": "'/find?q={text}' of Find fits, but 'text' is missing",
        ]
        #expect(scene != nil || FollowedLink.misfit(text, in: project) == misfit[text] || text.contains("%"))
        if text.contains("%2B") { #expect(link?.values == ["text": "a b+"]) }
    }
}
