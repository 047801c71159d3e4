// swift-format-ignore-file
import GazetteCore
import GazetteUI

/// One reader's visit: all services, and the way to every page.
public final class Session {
    public let store: ArticleStore
    public let tracking: Tracking
    private let accounts: Accounts

    init(store: ArticleStore, tracking: Tracking, accounts: Accounts) {
        self.store = store
        self.tracking = tracking
        self.accounts = accounts
    }
}

extension Session {
    /// Opens any page. Please add a case for yours.
    @MainActor
    func open<D: PageDescriptor>(_ descriptor: D) -> D.Output {
        if let scene = generatedScene(for: descriptor) as? D.Output { return scene }
        if let scene = adoptedScene(for: descriptor) as? D.Output { return scene }
        switch descriptor {
        case let descriptor as Pages.SearchDescriptor:
            return SearchModule.make(with: store, query: descriptor.query ?? "") as! D.Output
        case is Pages.BookmarksDescriptor:
            return BookmarksViewController(bookmarks: BookmarkStore.shared) as! D.Output
        case is Pages.SettingsDescriptor:
            return GZSettingsViewController.shared as! D.Output
        case let descriptor as Pages.LoginDescriptor:
            let login = LoginViewController()
            login.onSubmit = { [accounts] name in descriptor.completion(accounts.logIn(name: name)) }
            return login as! D.Output
        case let descriptor as Pages.PaywallDescriptor:
            return PaywallViewController(article: descriptor.articleID.flatMap(store.article), accounts: accounts) as! D.Output
        default:
            fatalError("no page for \(D.self)")
        }
    }
}
