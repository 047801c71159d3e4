#if !canImport(UIKit)
    import Testing
    import ViperRuntime

    @MainActor @Suite struct TreeDescriptionTests {
        final class RecipeList: UIViewController {}
        final class Cart: UIViewController {}

        private func titled<Controller: UIViewController>(_ controller: Controller, _ title: String) -> Controller {
            controller.title = title
            return controller
        }

        @Test func describesWhatContainsAndPresentsWhat() {
            let tabs = UITabBarController()
            let list = titled(RecipeList(), "Recipes")
            let navigation = UINavigationController(rootViewController: list)
            tabs.viewControllers = [titled(Cart(), "Cart \"1\"\n"), navigation]
            tabs.selectedIndex = 1
            let window = UIWindow()
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            list.present(UINavigationController(rootViewController: Cart()), animated: false)
            #expect(
                window.treeDescription == #"""
                    UIWindow
                      UITabBarController
                        Cart "Cart \"1\"\n"
                        UINavigationController, selected
                          RecipeList "Recipes"
                        UINavigationController, presented
                          Cart
                    """#
            )
            #expect(list.treeDescription == #"RecipeList "Recipes""#)
        }

        @Test func loadsNoView() {
            let list = RecipeList()
            #expect(list.treeDescription == "RecipeList")
            #expect(!list.isViewLoaded)
        }

        @Test func anEmptyWindowIsJustThat() {
            #expect(UIWindow().treeDescription == "UIWindow")
        }
    }
#endif
