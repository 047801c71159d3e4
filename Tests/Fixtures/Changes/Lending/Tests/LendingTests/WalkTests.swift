import BooksInterface
import LendingCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Lending

/// Through the whole app, as somebody would go.
@MainActor
@Suite
struct WalkTests {
    private let environment = AppEnvironment.forTesting()

    @Test func appStartsOnItsTabs() throws {
        let tabs = try #require(environment.makeRootViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        let description = tabs.treeDescription
        #expect(description.contains("UINavigationController, selected"))
        #expect(description.contains("BookListViewController"))
    }

    @Test func newUsersSeeCards() {
        let descriptor = ViewDescriptor.BookDetailsDescriptor(bookID: 7)
        #expect(environment.variant(of: descriptor) == .standard)
        #expect(AppEnvironment.withAllFlags().variant(of: descriptor) == .bookCard)
    }

    @Test func sceneGoesWithItsParts() async {
        var scene: UIViewController? = environment.resolve(ViewDescriptor.BookDetailsDescriptor(bookID: 7))
        let parts = scene.map { SceneParts(of: $0) { $0.hasPrefix("Books.BookDetails") } }
        scene = nil
        #expect(await parts?.released() == true)
        #expect(parts?.names.count == 4)
    }

    @Test func oldTrackerIsStillTold() {
        TrackerAdapter().track("walk", values: ["to": "shop"])
        #expect(OldTracker.shared.lines.contains("walk to"))
    }
}
