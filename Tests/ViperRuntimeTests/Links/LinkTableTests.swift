import Foundation
import Testing

@testable import ViperRuntime

@Suite struct LinkTableTests {
    private enum Cuisine: String { case japanese, french }

    private struct Code: RawRepresentable, LosslessStringConvertible, Equatable {
        var rawValue: Int
        var description: String { "c\(rawValue)" }

        init(rawValue: Int) { self.rawValue = rawValue }

        init?(_ description: String) {
            guard description.hasPrefix("c"), let value = Int(description.dropFirst()) else { return nil }
            rawValue = value
        }
    }

    private enum Target: Equatable {
        case top
        case recipe(Int64)
        case newRecipe
        case search(text: String, page: Int)
        case menu(Cuisine, Code)
        case document(UUID, URL?)
    }

    private let links = LinkTable<Target>(
        origins: ["https://kitchen.example", "kitchen://", "https://www.example.com:8080/kitchen/"],
        [
            LinkPattern("/") { _ in .top },
            LinkPattern("/recipes/{recipeID}") { link in try .recipe(link.value("recipeID")) },
            LinkPattern("/recipes/new") { _ in .newRecipe },
            LinkPattern("/search?q={text}&page={page}") { link in
                try .search(text: link.value("text"), page: link.optional("page", link.value) ?? 1)
            },
            LinkPattern("/menus/{cuisine}/{code}") { link in try .menu(link.value("cuisine"), link.value("code")) },
            LinkPattern("/{slug}") { _ in .top },
            LinkPattern("/documents/{id}?source={source}") { link in
                try .document(link.value("id"), link.optional("source", link.value))
            },
        ]
    )

    private func target(_ text: String) -> Target? { URL(string: text).flatMap(links.target) }

    private static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    @Test func urlsLeadWhereThePatternsSay() {
        #expect(target("https://kitchen.example") == .top)
        #expect(target("https://kitchen.example/") == .top)
        #expect(target("HTTPS://Kitchen.Example/recipes/42/#steps") == .recipe(42))
        #expect(target("kitchen://recipes/42") == .recipe(42))
        #expect(target("kitchen:///recipes/42?utm_source=mail") == .recipe(42))
        #expect(target("https://www.example.com:8080/kitchen/recipes/42") == .recipe(42))
        #expect(target("https://kitchen.example/recipes/new") == .newRecipe)
        #expect(target("https://kitchen.example/search?q=a+b%2Bc&q=d") == .search(text: "a b+c", page: 1))
        #expect(target("https://kitchen.example/search?q=a&page=&utm=%FF&x=a%0Ab") == .search(text: "a", page: 1))
        #expect(target("https://kitchen.example/search?page=3&q=") == .search(text: "", page: 3))
        #expect(target("https://kitchen.example/menus/french/c7") == .menu(.french, Code(rawValue: 7)))
        let text = "https://kitchen.example/documents/\(Self.id)?source=https%3A%2F%2Fa.example%2Fb"
        #expect(target(text) == .document(Self.id, URL(string: "https://a.example/b")))
    }

    @Test(arguments: [
        "", "kitchen", "http://kitchen.example/recipes/1", "https://kitchen.example:443/recipes/1",
        "https://kitchen.example@evil.example/recipes/1", "https://me@kitchen.example/recipes/1",
        "https://kitchen.example.evil.example/recipes/1", "https://www.example.com:8080/recipes/1",
        "https://kitchen.example/recipes/x", "https://kitchen.example/recipes/1/2",
        "https://kitchen.example//recipes/1", "https://kitchen.example/recipes/../recipes/1",
        "https://kitchen.example/recipes/%2E%2E",
        "https://kitchen.example/recipes/99999999999999999999", "https://kitchen.example/menus/greek/c7",
        "https://kitchen.example/search", "https://kitchen.example/search?q=a&page=x",
        "https://kitchen.example/search?q=%00", "https://kitchen.example/search?q=%FF",
        "https://kitchen.example/documents/1", "kitchen://..", "kitchen://%2e%2e", "kitchen://%00", "kitchen://a%0Ab",
        "https://kitchen.example/documents/01020304-0506-0708-090A-0B0C0D0E0F10?source=file:///etc/passwd",
        "https://kitchen.example/documents/01020304-0506-0708-090A-0B0C0D0E0F10?source=javascript:alert(1)",
        "javascript:alert(1)", "file:///recipes/1",
    ])
    func otherURLsLeadNowhere(text: String) { #expect(target(text) == nil) }

    @Test func whatIsWrittenIsReadAgain() throws {
        for text in ["a b", "ä/ö?ü&=+#%", "🍣 👨‍👩‍👧", "", ".", "%2F"] {
            let url = try #require(links.url("search", query: ["q": LinkText(text), "page": LinkText(2)]))
            #expect(links.target(of: url) == .search(text: text, page: 2))
        }
        let menu = try #require(links.url("menus", LinkText(Cuisine.japanese), LinkText(Code(rawValue: 3))))
        #expect(menu.absoluteString == "https://kitchen.example/menus/japanese/c3")
        let none: LinkText? = nil
        let document = try #require(links.url("documents", LinkText(Self.id), query: ["source": none]))
        #expect(document.absoluteString == "https://kitchen.example/documents/\(Self.id)")
        #expect(links.url()?.absoluteString == "https://kitchen.example/")
    }

    @Test(arguments: ["", ".", "..", "a\u{0}b", "a\nb"])
    func aPathHasNoPartsThatMeanSomethingElse(text: String) {
        #expect(links.url("recipes", LinkText(text)) == nil)
    }

    @Test func textsInQueriesHaveNoControlCharacters() {
        #expect(links.url("search", query: ["q": LinkText("a\u{7F}")]) == nil)
    }

    /// Nodes that are looked at, since times depend on the machine.
    @Test func aWalkDependsOnTheURLAlone() throws {
        for count in [10, 1_000] {
            let patterns = (0..<count).map { index in
                LinkPattern<Int>("/a/section\(index)/{id}/b/{other}") { _ in index }
            }
            let links = LinkTable(origins: ["kitchen://"], patterns)
            var visited = 0
            let url = try #require(URL(string: "kitchen:///a/section\(count - 1)/1/b/2"))
            #expect(links.target(of: url, visited: &visited) == count - 1)
            #expect(visited == 6)
        }
        var visited = 0
        let long = try #require(URL(string: "https://kitchen.example/" + String(repeating: "recipes/", count: 100_000)))
        #expect(links.target(of: long, visited: &visited) == nil)
        #expect(visited < 10)
    }

    @Test(arguments: ["ab", ""])
    func aCharacterIsOne(text: String) throws {
        enum Size: Character { case small = "s" }
        let links = LinkTable<Character>(
            origins: ["kitchen://"],
            [
                LinkPattern("/a?v={v}") { try $0.value("v") },
                LinkPattern("/b?v={v}") { try ($0.value("v") as Size).rawValue },
            ]
        )
        for path in ["a", "b"] {
            #expect(links.target(of: try #require(URL(string: "kitchen:///\(path)?v=\(text)"))) == nil)
            #expect(links.target(of: try #require(URL(string: "kitchen:///\(path)?v=s"))) == "s")
        }
    }

    @Test func theLongestOriginCounts() throws {
        let links = LinkTable<String>(
            origins: ["https://k.example", "https://k.example/app"],
            [LinkPattern("/{name}") { try $0.value("name") }]
        )
        #expect(links.target(of: try #require(URL(string: "https://k.example/app/a"))) == "a")
        #expect(links.target(of: try #require(URL(string: "https://k.example/app"))) == nil)
        #expect(links.url("a")?.absoluteString == "https://k.example/a")
    }

    @Test func anOriginThatIsNoneIsLeftOut() {
        let links = LinkTable<Int>(origins: ["kitchen", "not a url", ""], [LinkPattern("/") { _ in 1 }])
        #expect(links.url() == nil)
        #expect(URL(string: "kitchen:///").flatMap(links.target) == nil)
    }
}
