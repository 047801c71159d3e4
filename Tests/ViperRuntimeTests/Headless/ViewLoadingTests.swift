#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct ViewLoadingTests {
        @Test func loadsTheViewOnceWhenItIsFirstAskedFor() throws {
            let screen = Screen("a")
            #expect(!screen.isViewLoaded)
            #expect(screen.viewIfLoaded == nil)
            let view = try #require(screen.view)
            screen.loadViewIfNeeded()
            #expect(screen.view === view)
            #expect(screen.log.calls == ["a didLoad"])
        }

        @Test func loadsAgainAfterTheViewWasDropped() {
            let screen = Screen("a")
            screen.loadViewIfNeeded()
            screen.view = nil
            #expect(!screen.isViewLoaded)
            screen.loadViewIfNeeded()
            #expect(screen.log.calls == ["a didLoad", "a didLoad"])
        }

        @Test func loadViewMayMakeItsOwnView() {
            final class OwnView: UIView {}
            final class Own: UIViewController {
                override func loadView() { view = OwnView(frame: .zero) }
            }
            #expect(Own().view is OwnView)
        }

        @Test func aLoadViewThatForgetsToSetTheViewLoadsNothing() {
            final class Forgetful: UIViewController {
                override func loadView() { #expect(viewIfLoaded == nil) }
            }
            let controller = Forgetful()
            controller.loadViewIfNeeded()
            #expect(!controller.isViewLoaded)
        }

        @Test func theTitleGoesToTheItems() {
            let screen = Screen("a")
            #expect(screen.navigationItem.title == "a")
            #expect(screen.tabBarItem?.title == "a")
            screen.title = "b"
            #expect(screen.navigationItem.title == "b")
            #expect(screen.tabBarItem?.title == "b")
            #expect(screen.navigationItem === screen.navigationItem)
        }

        @Test func theResponderChainGoesFromViewToWindow() throws {
            let screen = Screen("a")
            let window = show(screen)
            let label = UILabel()
            screen.view.addSubview(label)
            #expect(label.next === screen.view)
            #expect(screen.view.next === screen)
            #expect(screen.next === window)
        }
    }
#endif
