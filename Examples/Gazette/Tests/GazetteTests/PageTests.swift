// swift-format-ignore-file
import GazetteCore
import GazetteUI
import XCTest

@testable import Gazette

final class PageTests: XCTestCase {
    private let tracking = TrackingMock()
    private let accounts = AccountsMock()
    private lazy var session = Session(store: ArticleStoreMock(), tracking: tracking, accounts: accounts)

    /// Of a page that is seen.
    @MainActor private func title(of page: UIViewController?) -> String? {
        page?.loadViewIfNeeded()
        return page?.title
    }

    @MainActor func testTheFrontPageLeadsToArticles() async throws {
        let coordinator = AppCoordinator(session: session)
        let frontPage = try XCTUnwrap(coordinator.navigation.viewControllers.first as? FrontPageViewController)
        frontPage.loadViewIfNeeded()
        XCTAssertEqual(frontPage.headlines, ["Bridge closed", "Opera reopens"])
        frontPage.tap(1)
        XCTAssertEqual(coordinator.navigation.topViewController?.title, "Opera reopens")
        XCTAssertEqual(tracking.trackReceivedInvocations, ["article 18"])
    }

    @MainActor func testAnArticleLeadsToItsCommentsAndItsAuthor() async throws {
        let coordinator = AppCoordinator(session: session)
        coordinator.follow("gazette:article/17")
        let article = try XCTUnwrap(coordinator.navigation.topViewController as? ArticleViewController)
        XCTAssertEqual(article.minutes, 4)
        article.tapComments()
        let comments = try XCTUnwrap(coordinator.navigation.topViewController as? CommentsViewController)
        comments.loadViewIfNeeded()
        XCTAssertEqual(comments.comments, ["At last!"])
        coordinator.navigation.popViewController(animated: false)
        article.tapAuthor()
        XCTAssertEqual(title(of: coordinator.navigation.topViewController), "Ada")
    }

    @MainActor func testLinks() async {
        let coordinator = AppCoordinator(session: session)
        coordinator.follow("gazette:weather/Graz")
        XCTAssertEqual(title(of: coordinator.navigation.topViewController), "Weather in Graz")
        coordinator.follow("gazette:horoscope/leo")
        XCTAssertEqual(tracking.trackReceivedInvocations, ["dead link gazette:horoscope/leo"])
        let window = UIWindow(frame: .zero)
        window.rootViewController = coordinator.navigation
        window.makeKeyAndVisible()
        coordinator.follow("gazette:gallery")
        let gallery = coordinator.navigation.presentedViewController as? UINavigationController
        XCTAssertEqual(gallery?.topViewController?.title, "Today")
    }

    @MainActor func testReading() async {
        XCTAssertEqual(session.open(Pages.ArticleDescriptor(articleID: 1)).title, "Not found")
        XCTAssertEqual(title(of: session.open(Pages.AuthorDescriptor(name: "Ben"))), "Ben")
        let section = session.open(Pages.SectionDescriptor(section: .culture)) as? SectionViewController
        XCTAssertEqual(section?.headlines, ["Opera reopens"])
        let gallery: UINavigationController = session.open(Pages.GalleryDescriptor(captions: ["A", "B"], first: 1))
        XCTAssertEqual(gallery.topViewController?.title, "B")
    }

    @MainActor func testTheReader() async throws {
        let search = try XCTUnwrap(session.open(Pages.SearchDescriptor(query: "Opera")) as? SearchViewController)
        XCTAssertEqual(search.shown, ["Opera reopens"])
        search.viewModel.query.accept("Bridge")
        XCTAssertEqual(search.shown, ["Bridge closed"])
        BookmarkStore.shared.add("Bridge closed")
        defer { BookmarkStore.shared.removeAll() }
        let bookmarks = session.open(Pages.BookmarksDescriptor()) as? BookmarksViewController
        XCTAssertEqual(bookmarks?.headlines, ["Bridge closed"])
        let settings = try XCTUnwrap(session.open(Pages.SettingsDescriptor()) as? GZSettingsViewController)
        settings.actions.didToggleNews(nil)
        XCTAssertFalse(GZSettingsViewController.shared.actions.wantsNews)
    }

    @MainActor func testTheAccount() async throws {
        accounts.logInClosure = { $0 == "ada" }
        var answers: [Bool] = []
        let login = session.open(Pages.LoginDescriptor { answers.append($0) }) as? LoginViewController
        login?.submit("eve")
        login?.submit("ada")
        XCTAssertEqual(answers, [false, true])
        let paywall = try XCTUnwrap(session.open(Pages.PaywallDescriptor(articleID: 18)) as? PaywallViewController)
        XCTAssertTrue(paywall.isNeeded)
        XCTAssertEqual(session.open(Pages.PaywallDescriptor(articleID: nil)).title, "Subscribe")
    }

    @MainActor func testMore() async {
        let crossword = session.open(Pages.CrosswordDescriptor(day: 5)) as? CrosswordViewController
        crossword?.tapSolve()
        XCTAssertEqual(tracking.trackReceivedInvocations, ["solved"])
        XCTAssertEqual(session.open(Pages.ImprintDescriptor()).title, "Imprint")
    }
}
