#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    /// A page in the app hands its links back: the screen goes first, so that the app can lead on.
    @MainActor @Suite struct WebViewScreenTests {
        private let root = UIViewController()

        private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

        /// As a route presents it.
        private func present(
            over stack: UINavigationController,
            onLink: @escaping @MainActor (URL) -> WebLinkAnswer
        ) throws -> WebViewScreen {
            let screen = WebViewScreen(url: try address("https://example.com"), onLink: onLink)
            let navigationController = UINavigationController(rootViewController: screen)
            navigationController.modalPresentationStyle = .fullScreen
            #expect(SceneNavigator(from: root).present(navigationController))
            return screen
        }

        @Test func aLinkOfTheAppClosesTheScreenAndThenLeadsOn() async throws {
            let stack = UINavigationController(rootViewController: root)
            let window = UIWindow()
            window.rootViewController = stack
            window.makeKeyAndVisible()
            let product = UIViewController()
            var asked: [String] = []
            let screen = try present(over: stack) { [root] link in
                asked.append(link.absoluteString)
                guard link.path == "/products/7" else { return .show }
                return .close { SceneNavigator(from: root).push(product) }
            }
            await turn()
            #expect(stack.presentedViewController != nil)

            #expect(screen.follow(try address("https://example.com/offers")))
            #expect(stack.presentedViewController != nil)
            #expect(!screen.follow(try address("https://example.com/products/7")))
            // A second tap while it goes.
            #expect(!screen.follow(try address("https://example.com/products/7")))
            await turn()
            #expect(stack.presentedViewController == nil)
            #expect(stack.viewControllers.map(ObjectIdentifier.init) == [root, product].map(ObjectIdentifier.init))
            #expect(asked == ["https://example.com/offers", "https://example.com/products/7"])
        }

        @Test func onAStackItIsTakenOffFirst() throws {
            let stack = UINavigationController(rootViewController: root)
            var isClosed = false
            let screen = WebViewScreen(url: try address("https://example.com")) { _ in .close { isClosed = true } }
            stack.pushViewController(screen, animated: false)
            screen.follow(try address("https://example.com/a"))
            #expect(isClosed)
            #expect(stack.topViewController === root)
        }

        @Test func itGoesWithWhoShowsIt() throws {
            weak var gone: WebViewScreen?
            do {
                let screen = WebViewScreen(url: try address("https://example.com")) { _ in .show }
                gone = screen
                #expect(screen.follow(try address("https://example.com/a")))
            }
            #expect(gone == nil)
        }
    }
#endif
