// swift-format-ignore-file
public protocol ArticleStore: AnyObject {
    var articles: [Article] { get }
    func article(id: Int) -> Article?
    func comments(articleID: Int) -> [String]
}

public protocol Tracking: AnyObject {
    func track(_ event: String)
}

public protocol Accounts: AnyObject {
    var isSubscriber: Bool { get }
    func logIn(name: String) -> Bool
}
