// swift-format-ignore-file
import GazetteCore
import GazetteUI

/// One reader's visit: all services, and the way to every page.
final class Session {
    let store: ArticleStore
    let tracking: Tracking
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
        switch descriptor {
        case is Pages.FrontPageDescriptor:
            return FrontPageModule.assemble(session: self) as! D.Output
        case let descriptor as Pages.ArticleDescriptor:
            return ArticleModule(session: self).viewController(forArticle: descriptor.articleID) as! D.Output
        case let descriptor as Pages.CommentsDescriptor:
            return CommentsModule.build(articleID: descriptor.articleID, store: store) as! D.Output
        case let descriptor as Pages.AuthorDescriptor:
            return AuthorViewController(author: descriptor.name, articles: store.articles) as! D.Output
        case let descriptor as Pages.SectionDescriptor:
            return SectionViewController(descriptor.section, store: store) as! D.Output
        case let descriptor as Pages.GalleryDescriptor:
            return GalleryBuilder.gallery(of: descriptor.captions, startingAt: descriptor.first) as! D.Output
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
        case let descriptor as Pages.WeatherDescriptor:
            #if os(iOS)
            let weather = UIStoryboard(name: "Weather", bundle: .module).instantiateInitialViewController() as! WeatherViewController
            #else
            let weather = WeatherViewController(nibName: nil, bundle: nil)
            #endif
            weather.city = descriptor.city
            return weather as! D.Output
        case let descriptor as Pages.CrosswordDescriptor:
            return CrosswordViewController(day: descriptor.day, tracking: tracking) as! D.Output
        case is Pages.ImprintDescriptor:
            return ImprintViewController() as! D.Output
        default:
            fatalError("no page for \(D.self)")
        }
    }
}
