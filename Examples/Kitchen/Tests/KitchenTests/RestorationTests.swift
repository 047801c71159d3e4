import KaimonoInterface
import KitchenCore
import NewsroomInterface
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Kitchen

/// The app is ended on each of its screens, and comes back there.
@MainActor @Suite struct RestorationTests {
    private let environment = AppEnvironment.forTesting()
    private let driver: ScreenDriver

    init() { driver = ScreenDriver(showing: environment.makeRootViewController()) }

    /// Starts the app anew, with what was saved of it.
    private func restarted() -> ScreenDriver {
        let activity = environment.restorationActivity(of: driver.window)
        let environment = AppEnvironment.forTesting()
        let driver = ScreenDriver(showing: environment.makeRootViewController())
        environment.restore(activity, in: driver.window)
        return driver
    }

    private func screens(_ driver: ScreenDriver) throws -> [String] {
        let tabs = try #require(driver.window.rootViewController as? UITabBarController)
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        let modal = tabs.presentedViewController as? UINavigationController
        return (stack.viewControllers + (modal?.viewControllers ?? [])).map { screen in
            screen.sceneDescriptor.map { "\($0)" } ?? "-"
        }
    }

    /// But for the settings, which are one screen for all tests.
    @Test func everyScreenThatIsPushedComesBack() throws {
        let screens: [UIViewController] = [
            environment.resolve(ViewDescriptor.KaimonoCartDescriptor()),
            environment.resolve(ViewDescriptor.KaimonoOrderDescriptor(order: .sample)),
            environment.resolve(ViewDescriptor.KaimonoProductDetailDescriptor(productID: 1)),
            environment.resolve(ViewDescriptor.KaimonoProductGalleryDescriptor(productID: 1)),
            environment.resolve(ViewDescriptor.KaimonoShopDetailDescriptor(shopID: 1)),
            environment.resolve(ViewDescriptor.NewsDescriptor(author: .sample)),
            environment.resolve(ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1)),
            environment.resolve(ViewDescriptor.UserCardDescriptor(userID: 1)),
            environment.resolve(ViewDescriptor.UserProfileDescriptor(userID: 1)),
        ]
        driver.selectTab(1)
        for (index, screen) in screens.enumerated() {
            let tabs = driver.window.rootViewController as? UITabBarController
            let stack = try #require(tabs?.selectedViewController as? UINavigationController)
            stack.pushViewController(screen, animated: false)
            let restored = try self.screens(restarted())
            #expect(restored == (try self.screens(driver)))
            #expect(restored.count == index + 2)
        }
    }

    @Test func whatIsPresentedInABarIsPresentedAgain() throws {
        let news = environment.resolve(ViewDescriptor.NewsDescriptor(author: .sample))
        let sheet = UINavigationController(rootViewController: news)
        sheet.modalPresentationStyle = .formSheet
        driver.window.rootViewController?.present(sheet, animated: false)
        let restored = restarted()
        #expect(try screens(restored) == (try screens(driver)))
        #expect(try screens(restored).count == 2)
        #expect(restored.window.rootViewController?.presentedViewController?.modalPresentationStyle == .formSheet)
    }

    /// An old copy of a recipe must not be saved over a newer one.
    @Test func anEditorDoesNotComeBack() throws {
        let editor = environment.resolve(ViewDescriptor.RecipeEditorDescriptor(recipe: .sample))
        driver.window.rootViewController?.present(editor, animated: false)
        #expect(try screens(restarted()) == ["RecipeSearchDescriptor()"])
    }

    @Test func theTabComesBack() throws {
        driver.selectTab(1)
        #expect(try screens(restarted()) == ["KaimonoTopDescriptor()"])
    }
}
