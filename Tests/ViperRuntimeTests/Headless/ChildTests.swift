#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct ChildTests {
        let log = CallLog()

        private func embed(_ child: UIViewController, in parent: UIViewController) {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }

        @Test func aChildAppearsWithItsParent() {
            let parent = Screen("p", log)
            parent.whenLoaded = { embed(Screen("c", $0.log), in: $0) }
            let window = show(parent)
            #expect(
                log.take() == [
                    "p didLoad", "c willMove in", "c didLoad", "c didMove in", "p willAppear", "c willAppear",
                    "p isAppearing", "c isAppearing", "c didAppear", "p didAppear",
                ]
            )
            window.isHidden = true
            #expect(log.take() == ["p willDisappear", "c willDisappear", "c didDisappear", "p didDisappear"])
        }

        @Test func aChildAddedToAVisibleParentAppearsAtOnce() {
            let parent = Screen("p", log)
            let window = show(parent)
            _ = log.take()
            embed(Screen("c", log), in: parent)
            #expect(
                log.take() == [
                    "c willMove in", "c didLoad", "c willAppear", "c isAppearing", "c didAppear", "c didMove in",
                ]
            )
            let child = parent.children.first
            child?.willMove(toParent: nil)
            child?.view.removeFromSuperview()
            child?.removeFromParent()
            #expect(log.take() == ["c willMove out", "c willDisappear", "c didDisappear", "c didMove out"])
            #expect(window.subviews == [parent.view])
        }

        @Test func aChildAddedInViewWillAppearAppearsWithItsParent() {
            let parent = Screen("p", log)
            parent.whenWillAppear = { embed(Screen("c", $0.log), in: $0) }
            let window = show(parent)
            #expect(
                log.take() == [
                    "p didLoad", "p willAppear", "c willMove in", "c didLoad", "c didMove in", "c willAppear",
                    "p isAppearing", "c isAppearing", "c didAppear", "p didAppear",
                ]
            )
            #expect(window.rootViewController === parent)
        }

        @Test func aParentThatForwardsByHandDecidesWhenItsChildAppears() {
            final class Container: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            let parent = Container()
            let child = Screen("c", log)
            let window = show(parent)
            embed(child, in: parent)
            _ = log.take()
            child.beginAppearanceTransition(true, animated: false)
            #expect(log.take() == ["c willAppear"])
            child.endAppearanceTransition()
            #expect(log.take() == ["c isAppearing", "c didAppear"])
            child.endAppearanceTransition()
            #expect(log.take() == [])
            #expect(window.rootViewController === parent)
        }

        @Test func aParentKeepsItsChildButNotTheOtherWayRound() {
            var parent: Screen? = Screen("p")
            weak let weakParent = parent
            var child: Screen? = Screen("c")
            weak let weakChild = child
            if let child { parent?.addChild(child) }
            child = nil
            #expect(weakChild?.parent === parent)
            child = weakChild
            parent = nil
            #expect(weakParent == nil)
            #expect(child?.parent == nil)
        }

        @Test func aControllerCannotContainItself() {
            let (a, b) = (Screen("a"), Screen("b"))
            a.addChild(a)
            a.addChild(b)
            b.addChild(a)
            #expect(a.children == [b])
            #expect(b.children.isEmpty)
        }

        @Test func aChildThatMovesLeavesItsOldParent() {
            let navigation = UINavigationController(rootViewController: Screen("a"))
            let (b, parent) = (Screen("b"), Screen("p"))
            navigation.pushViewController(b, animated: false)
            parent.addChild(b)
            #expect(navigation.viewControllers.count == 1)
            #expect(b.parent === parent)
        }
    }
#endif
