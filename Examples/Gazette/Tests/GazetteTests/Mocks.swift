// swift-format-ignore-file
import GazetteCore

final class ArticleStoreMock: ArticleStore {
    var articles = [
        Article(id: 17, headline: "Bridge closed", author: "Ada", words: 900),
        Article(id: 18, headline: "Opera reopens", author: "Ben", section: .culture, isPaid: true),
    ]

    func article(id: Int) -> Article? { articles.first { $0.id == id } }
    func comments(articleID: Int) -> [String] { articleID == 17 ? ["At last!"] : [] }
}

final class TrackingMock: Tracking {
    var trackCallsCount: Int { trackReceivedInvocations.count }
    var trackReceivedInvocations: [String] = []

    func track(_ event: String) { trackReceivedInvocations.append(event) }
}

final class AccountsMock: Accounts {
    var isSubscriber = false
    var logInClosure: ((String) -> Bool)?

    func logIn(name: String) -> Bool { logInClosure?(name) ?? false }
}
