#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct WindowTests {
        let log = CallLog()

        @Test func theRootAppearsWhenTheWindowDoes() {
            let screen = Screen("a", log)
            let window = UIWindow(frame: .zero)
            window.rootViewController = screen
            #expect(log.take() == [])
            screen.whenWillAppear = { #expect($0.view.window == nil) }
            window.makeKeyAndVisible()
            #expect(log.take() == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
            #expect(window.isKeyWindow)
            #expect(screen.view.window === window)
            window.makeKeyAndVisible()
            #expect(log.take() == [])
        }

        @Test func hidingTheWindowMakesTheRootDisappear() {
            let window = show(Screen("a", log))
            _ = log.take()
            window.isHidden = true
            #expect(log.take() == ["a willDisappear", "a didDisappear"])
            window.isHidden = false
            #expect(log.take() == ["a willAppear", "a isAppearing", "a didAppear"])
        }

        @Test func aNewRootReplacesTheOldOne() {
            let window = show(Screen("a", log))
            weak let old = window.rootViewController
            _ = log.take()
            window.rootViewController = Screen("b", log)
            #expect(
                log.take() == [
                    "a willDisappear", "a didDisappear", "b didLoad", "b willAppear", "b isAppearing", "b didAppear",
                ]
            )
            #expect(old == nil)
            #expect(window.subviews == [window.rootViewController?.view])
        }

        @Test func aNewRootTakesDownWhatTheOldOnePresented() {
            let window = show(Screen("a", log))
            window.rootViewController?.present(Screen("sheet", log), animated: false)
            weak let sheet = window.rootViewController?.presentedViewController
            _ = log.take()
            window.rootViewController = nil
            #expect(
                log.take() == ["sheet willDisappear", "a willDisappear", "sheet didDisappear", "a didDisappear"]
            )
            #expect(sheet == nil)
            #expect(window.subviews.isEmpty)
        }

        @Test func aHiddenWindowComesBackWithWhatWasUncovered() {
            let window = show(Screen("a", log))
            let cover = Screen("cover", log)
            cover.modalPresentationStyle = .fullScreen
            window.rootViewController?.present(cover, animated: false)
            _ = log.take()
            window.isHidden = true
            #expect(log.take() == ["cover willDisappear", "cover didDisappear"])
            window.isHidden = false
            #expect(log.take() == ["cover willAppear", "cover isAppearing", "cover didAppear"])
        }
    }
#endif
