// swift-format-ignore-file
import GazetteCore

final class FakeStore: ArticleStore {
    var articles = [
        Article(id: 17, headline: "Bridge closed", author: "Ada"),
        Article(id: 18, headline: "Opera reopens", author: "Ben", section: .culture, isPaid: true),
    ]

    func article(id: Int) -> Article? { articles.first { $0.id == id } }
    func comments(articleID: Int) -> [String] { articleID == 17 ? ["At last!"] : [] }
}

final class FakeTracking: Tracking {
    var events: [String] = []

    func track(_ event: String) { events.append(event) }
}

final class FakeAccounts: Accounts {
    var isSubscriber = false

    func logIn(name: String) -> Bool { name == "ada" }
}
