#if !canImport(UIKit)
    import Testing
    import ViperRuntime

    @MainActor @Suite struct TransitionTests {
        private let log = CallLog()

        @Test func anAnimatedPushChangesTheStackAtOnceAndTellsScreensATurnLater() async {
            let a = Screen("a", log)
            let stack = UINavigationController(rootViewController: a)
            let window = show(stack)
            let b = Screen("b", log)
            _ = log.take()
            stack.pushViewController(b, animated: true)
            #expect(stack.viewControllers == [a, b])
            #expect(log.take() == ["b willMove in"])
            #expect(b.transitionCoordinator?.isAnimated == true)
            #expect(a.transitionCoordinator === b.transitionCoordinator)
            await turn()
            #expect(log.take().last == "b didMove in")
            #expect(b.transitionCoordinator == nil)
            #expect(b.view.isDescendant(of: window))
        }

        @Test func anAnimatedPresentationIsThereAtOnceAndCompletesATurnLater() async {
            let a = Screen("a", log)
            let window = show(a)
            let b = Screen("b", log)
            _ = log.take()
            a.present(b, animated: true) { [log] in log.add("presented") }
            #expect(a.presentedViewController === b)
            #expect(log.take() == [])
            #expect(a.transitionCoordinator != nil && b.transitionCoordinator != nil)
            await turn()
            #expect(log.take().last == "presented")
            #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
            a.dismiss(animated: true) { [log] in log.add("dismissed") }
            #expect(a.presentedViewController == nil)
            #expect(window.subviews == [a.view, b.view])
            #expect(a.transitionCoordinator != nil)
            await turn()
            #expect(log.take() == ["b willDisappear (dismissed)", "b didDisappear", "dismissed"])
            #expect(window.subviews == [a.view])
        }

        @Test func withoutAnimationNothingWaits() {
            let a = Screen("a", log)
            let stack = UINavigationController(rootViewController: a)
            let window = show(stack)
            stack.pushViewController(Screen("b", log), animated: false)
            #expect(stack.transitionCoordinator == nil)
            #expect(log.take().last == "b didMove in")
            stack.present(Screen("c", log), animated: false) { [log] in log.add("presented") }
            #expect(stack.transitionCoordinator == nil)
            #expect(log.take().last == "presented")
            #expect(window.subviews.count == 2)
        }

        @Test func whatFollowsAnAnimatedTransitionWaitsForIt() async {
            let a = Screen("a", log)
            let stack = UINavigationController(rootViewController: a)
            let window = show(stack)
            stack.pushViewController(Screen("b", log), animated: true)
            stack.present(Screen("c", log), animated: false)
            _ = log.take()
            await turn()
            let calls = log.take()
            #expect(calls.last == "c didAppear")
            #expect(calls.contains("b didMove in"))
            #expect(window.subviews.count == 2)
        }

        @Test func theCoordinatorRunsWhatGoesAlong() async {
            let a = Screen("a", log)
            let stack = UINavigationController(rootViewController: a)
            let window = show(stack)
            _ = log.take()
            stack.pushViewController(Screen("b", log), animated: true)
            stack.transitionCoordinator?.animate { [log] _ in
                log.add("along")
            } completion: { [log] in
                log.add("completed, cancelled: \($0.isCancelled)")
            }
            #expect(log.take() == ["b willMove in"])
            await turn()
            let calls = log.take()
            #expect(calls.first == "along")
            #expect(calls.suffix(2) == ["b didMove in", "completed, cancelled: false"])
            #expect(window.rootViewController === stack)
        }

        @Test func whatIsDismissedBeforeItCameNeverComes() async {
            let a = Screen("a", log)
            let window = show(a)
            _ = log.take()
            a.present(Screen("b", log), animated: true)
            a.dismiss(animated: true)
            await turn()
            #expect(log.take() == [])
            #expect(window.subviews == [a.view])
            #expect(a.transitionCoordinator == nil)
        }
    }
#endif
