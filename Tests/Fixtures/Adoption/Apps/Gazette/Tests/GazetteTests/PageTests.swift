// swift-format-ignore-file
import GazetteCore
import GazetteUI
import Testing

@testable import Gazette

@MainActor
@Suite(.serialized) final class PageTests {
    private let tracking = FakeTracking()
    private lazy var session = Session(store: FakeStore(), tracking: tracking, accounts: FakeAccounts())

    @Test func theFrontPageLeadsToArticles() throws {
        let coordinator = AppCoordinator(session: session)
        let frontPage = try #require(coordinator.navigation.viewControllers.first as? FrontPageViewController)
        frontPage.loadViewIfNeeded()
        #expect(frontPage.headlines == ["Bridge closed", "Opera reopens"])
        frontPage.tap(1)
        #expect(coordinator.navigation.topViewController?.title == "Opera reopens")
        #expect(tracking.events == ["article 18"])
    }

    @Test func anArticleLeadsToItsCommentsAndItsAuthor() throws {
        let coordinator = AppCoordinator(session: session)
        coordinator.follow("gazette:article/17")
        let article = try #require(coordinator.navigation.topViewController as? ArticleViewController)
        article.tapComments()
        let comments = try #require(coordinator.navigation.topViewController as? CommentsViewController)
        comments.loadViewIfNeeded()
        #expect(comments.comments == ["At last!"])
        coordinator.navigation.popViewController(animated: false)
        article.tapAuthor()
        #expect(coordinator.navigation.topViewController?.title == "Ada")
    }

    @Test func links() {
        let coordinator = AppCoordinator(session: session)
        coordinator.follow("gazette:weather/Graz")
        #expect(coordinator.navigation.topViewController?.title == "Weather in Graz")
        coordinator.follow("gazette:horoscope/leo")
        #expect(tracking.events == ["dead link gazette:horoscope/leo"])
        let window = UIWindow(frame: .zero)
        window.rootViewController = coordinator.navigation
        window.makeKeyAndVisible()
        coordinator.follow("gazette:gallery")
        let gallery = coordinator.navigation.presentedViewController as? UINavigationController
        #expect(gallery?.topViewController?.title == "Today")
    }

    @Test func reading() {
        #expect(session.open(Pages.ArticleDescriptor(articleID: 1)).title == "Not found")
        #expect(session.open(Pages.AuthorDescriptor(name: "Ben")).title == "Ben")
        let section = session.open(Pages.SectionDescriptor(section: .culture)) as? SectionViewController
        #expect(section?.headlines == ["Opera reopens"])
        let gallery: UINavigationController = session.open(Pages.GalleryDescriptor(captions: ["A", "B"], first: 1))
        #expect(gallery.topViewController?.title == "B")
    }

    @Test func theReader() throws {
        let search = try #require(session.open(Pages.SearchDescriptor(query: "Opera")) as? SearchViewController)
        #expect(search.viewModel.results == ["Opera reopens"])
        BookmarkStore.shared.add("Bridge closed")
        defer { BookmarkStore.shared.removeAll() }
        let bookmarks = session.open(Pages.BookmarksDescriptor()) as? BookmarksViewController
        #expect(bookmarks?.headlines == ["Bridge closed"])
        let settings = try #require(session.open(Pages.SettingsDescriptor()) as? GZSettingsViewController)
        settings.actions.didToggleNews(nil)
        #expect(!GZSettingsViewController.shared.actions.wantsNews)
    }

    @Test func theAccount() throws {
        var answers: [Bool] = []
        let login = session.open(Pages.LoginDescriptor { answers.append($0) }) as? LoginViewController
        login?.submit("eve")
        login?.submit("ada")
        #expect(answers == [false, true])
        let paywall = try #require(session.open(Pages.PaywallDescriptor(articleID: 18)) as? PaywallViewController)
        #expect(paywall.isNeeded)
        #expect(session.open(Pages.PaywallDescriptor(articleID: nil)).title == "Subscribe")
    }

    @Test func more() {
        let crossword = session.open(Pages.CrosswordDescriptor(day: 5)) as? CrosswordViewController
        crossword?.tapSolve()
        #expect(tracking.events == ["solved"])
        #expect(session.open(Pages.ImprintDescriptor()).title == "Imprint")
    }
}
