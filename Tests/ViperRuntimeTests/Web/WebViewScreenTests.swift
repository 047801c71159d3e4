#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    /// A page in the app hands its links back: the screen goes first, so that the app can lead on.
    @MainActor @Suite struct WebViewScreenTests {
        private let root = UIViewController()

        private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

        /// As a route presents it.
        private func present(onLink: @escaping @MainActor (URL) -> WebLinkAnswer) throws -> WebViewScreen {
            let screen = WebViewScreen(url: try address("https://example.com"), onLink: onLink)
            let navigationController = UINavigationController(rootViewController: screen)
            navigationController.modalPresentationStyle = .fullScreen
            #expect(SceneNavigator(from: root).present(navigationController))
            return screen
        }

        @Test func aLinkOfTheAppClosesTheScreenAndThenLeadsOn() async throws {
            let stack = UINavigationController(rootViewController: root)
            let window = show(stack)
            defer { withExtendedLifetime(window) {} }
            let product = UIViewController()
            var asked: [String] = []
            let screen = try present { [root] link in
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

        /// Where what is below it was presented, too, only the page goes.
        @Test func onAStackItIsTakenOffFirst() async throws {
            let window = show(root)
            let stack = UINavigationController(rootViewController: UIViewController())
            root.present(stack, animated: true)
            await turn()
            var isClosed = false
            let screen = WebViewScreen(url: try address("https://example.com")) { _ in .close { isClosed = true } }
            stack.pushViewController(screen, animated: true)
            screen.follow(try address("https://example.com/a"))
            await turn()
            #expect(isClosed)
            #expect(stack.viewControllers.count == 1)
            #expect(window.rootViewController?.presentedViewController === stack)
        }

        /// A page that leads back to the app before it has come in.
        @Test func aScreenThatIsStillComingGoesWhenItIsThere() async throws {
            let stack = UINavigationController(rootViewController: root)
            let window = show(stack)
            var closings = 0
            let screen = try present { _ in .close { closings += 1 } }
            #expect(!screen.follow(try address("https://example.com/a")))
            #expect(closings == 0)
            await turn()
            await turn()
            #expect(closings == 1)
            #expect(window.rootViewController?.presentedViewController == nil)
        }

        /// Such as that of a tab: there is nowhere to go, so that its links go on working.
        @Test func theFirstScreenStays() throws {
            var links = 0
            let screen = WebViewScreen(url: try address("https://example.com")) { _ in .close { links += 1 } }
            let stack = UINavigationController(rootViewController: screen)
            for _ in 1...2 { screen.follow(try address("https://example.com/a")) }
            #expect(links == 2)
            #expect(stack.topViewController === screen)
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
