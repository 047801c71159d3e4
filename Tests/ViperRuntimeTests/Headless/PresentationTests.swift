#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct PresentationTests {
        let log = CallLog()

        private func screen(_ name: String, _ style: UIModalPresentationStyle) -> Screen {
            let screen = Screen(name, log)
            screen.modalPresentationStyle = style
            return screen
        }

        @Test func aFullScreenPresentationCoversThePresenter() async {
            let a = Screen("a", log)
            let window = show(a)
            _ = log.take()
            let b = screen("b", .fullScreen)
            a.present(b, animated: true) { [log] in log.add("presented") }
            await turn()
            #expect(
                log.take() == [
                    "b didLoad", "a willDisappear", "b willAppear (presented)", "b isAppearing", "b didAppear",
                    "a didDisappear", "presented",
                ]
            )
            #expect(window.subviews == [b.view])
            b.dismiss(animated: true) { [log] in log.add("dismissed") }
            await turn()
            #expect(
                log.take() == [
                    "b willDisappear (dismissed)", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
                    "dismissed",
                ]
            )
            #expect(window.subviews == [a.view])
        }

        @Test(arguments: [
            UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .custom, .popover,
        ])
        func otherPresentationsLeaveThePresenterWhereItIs(style: UIModalPresentationStyle) async {
            let a = Screen("a", log)
            let window = show(a)
            _ = log.take()
            let b = screen("b", style)
            a.present(b, animated: true)
            await turn()
            #expect(log.take() == ["b didLoad", "b willAppear (presented)", "b isAppearing", "b didAppear"])
            #expect(window.subviews == [a.view, b.view])
            a.dismiss(animated: true)
            await turn()
            #expect(log.take() == ["b willDisappear (dismissed)", "b didDisappear"])
            #expect(window.subviews == [a.view])
        }

        @Test func theOutermostContainerPresents() async {
            let a = Screen("a", log)
            let navigation = UINavigationController(rootViewController: a)
            let window = show(navigation)
            let b = Screen("b", log)
            let presented = UINavigationController(rootViewController: b)
            a.present(presented, animated: true)
            await turn()
            #expect(presented.presentingViewController === navigation)
            #expect(b.presentingViewController === navigation)
            #expect(a.presentedViewController === presented)
            #expect(window.rootViewController?.presentedViewController === presented)
        }

        @Test func aScreenInsideAPresentedContainerDismissesTheContainer() async {
            let a = Screen("a", log)
            let window = show(a)
            let b = Screen("b", log)
            a.present(UINavigationController(rootViewController: b), animated: true)
            await turn()
            b.dismiss(animated: true)
            await turn()
            #expect(a.presentedViewController == nil)
            #expect(window.subviews == [a.view])
        }

        @Test func presentingOutsideAWindowDoesNothing() {
            let a = Screen("a", log)
            a.present(Screen("b", log), animated: true)
            #expect(a.presentedViewController == nil)
        }

        @Test func dismissingWhereNothingIsPresentedDoesNothing() {
            let a = Screen("a", log)
            let window = show(a)
            var completed = false
            a.dismiss(animated: true) { completed = true }
            #expect(!completed)
            #expect(window.subviews == [a.view])
        }

        @Test func dismissingLowInAStackDismissesAllAboveIt() {
            let (a, b, c) = (Screen("a", log), Screen("b", log), Screen("c", log))
            let window = show(a)
            a.present(b, animated: false)
            b.present(c, animated: false)
            _ = log.take()
            a.dismiss(animated: false)
            #expect(
                log.take() == [
                    "c willDisappear (dismissed)", "b willDisappear (dismissed)", "c didDisappear", "b didDisappear",
                ]
            )
            #expect(window.subviews == [a.view])
            #expect(b.presentingViewController == nil)
            #expect(c.presentingViewController == nil)
        }

        @Test func dismissingTheMiddleOfAStackDismissesOnlyWhatItPresents() {
            let (a, b, c) = (Screen("a", log), Screen("b", log), Screen("c", log))
            let window = show(a)
            a.present(b, animated: false)
            b.present(c, animated: false)
            b.dismiss(animated: false)
            #expect(a.presentedViewController === b)
            #expect(b.presentedViewController == nil)
            #expect(window.subviews == [a.view, b.view])
        }

        @Test func aCoverUnderAnotherCoverIsNotToldAgain() {
            let a = Screen("a", log)
            let (b, c) = (screen("b", .fullScreen), screen("c", .fullScreen))
            let window = show(a)
            a.present(b, animated: false)
            b.present(c, animated: false)
            _ = log.take()
            a.dismiss(animated: false)
            #expect(
                log.take() == [
                    "c willDisappear (dismissed)", "a willAppear", "a isAppearing", "a didAppear", "c didDisappear",
                ]
            )
            #expect(window.subviews == [a.view])
        }

        @Test func anotherPresentationMayFollowInTheCompletion() {
            let a = Screen("a", log)
            let window = show(a)
            let c = Screen("c", log)
            a.present(Screen("b", log), animated: false)
            a.dismiss(animated: false) { a.present(c, animated: false) }
            #expect(a.presentedViewController === c)
            #expect(window.subviews == [a.view, c.view])
        }

        @Test func aPresentationInViewDidAppearComesAfterTheAppearance() {
            let a = Screen("a", log)
            let navigation = UINavigationController(rootViewController: a)
            let b = screen("b", .fullScreen)
            a.whenAppeared = { $0.present(b, animated: false) }
            let window = show(navigation)
            #expect(log.take().suffix(3) == ["b isAppearing", "b didAppear", "a didDisappear"])
            #expect(window.subviews == [b.view])
        }

        @Test func aPresentationInAChildsViewDidAppearWaitsForTheParentsOwn() {
            let parent = Screen("p", log)
            let child = Screen("c", log)
            let b = screen("b", .fullScreen)
            child.whenAppeared = { $0.present(b, animated: false) }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            let window = show(parent)
            #expect(
                log.take().suffix(10) == [
                    "c didAppear", "p didAppear", "b didLoad", "p willDisappear", "c willDisappear",
                    "b willAppear (presented)", "b isAppearing", "b didAppear", "c didDisappear", "p didDisappear",
                ]
            )
            #expect(window.subviews == [b.view])
        }

        @Test func aContextPresentsInPlaceOfTheOutermostContainer() {
            let parent = Screen("parent", log)
            let child = Screen("child", log)
            parent.whenLoaded = { parent in
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            let window = show(parent)
            child.definesPresentationContext = true
            let b = screen("b", .currentContext)
            child.present(b, animated: false)
            #expect(b.presentingViewController === child)
            #expect(parent.presentedViewController == nil)
            #expect(parent.view.subviews == [b.view])
            child.dismiss(animated: false)
            #expect(parent.view.subviews == [child.view])
            #expect(window.subviews == [parent.view])
        }
    }
#endif
