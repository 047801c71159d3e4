#if !canImport(UIKit)
    import Testing
    import ViperRuntime

    /// Where UIKit raises, the process ends; where it logs, the running test has an issue.
    @MainActor @Suite struct MisuseTests {
        @Test func pushingWhatIsOnAStackRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let a = UIViewController()
                UINavigationController(rootViewController: a).pushViewController(a, animated: false)
            }
            await #expect(processExitsWith: .failure) { @MainActor in
                let a = UIViewController()
                let former = UINavigationController(rootViewController: a)
                UINavigationController().pushViewController(a, animated: false)
                _ = former
            }
        }

        @Test func aStackInAStackRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                UINavigationController().pushViewController(UINavigationController(), animated: false)
            }
        }

        @Test func aStackWithAScreenTwiceRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let a = UIViewController()
                UINavigationController().setViewControllers([a, a], animated: false)
            }
        }

        @Test func poppingToAStrangerRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                UINavigationController(rootViewController: UIViewController())
                    .popToViewController(UIViewController(), animated: false)
            }
        }

        @Test func presentingWhatIsPresentedRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let window = UIWindow(frame: .zero)
                let (a, b) = (UIViewController(), UIViewController())
                window.rootViewController = a
                window.makeKeyAndVisible()
                a.present(b, animated: false)
                b.present(UIViewController(), animated: false)
                a.presentedViewController?.presentedViewController?.present(b, animated: false)
            }
        }

        @Test func presentingWhatIsInAContainerRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let child = UIViewController()
                let stack = UINavigationController(rootViewController: child)
                UIViewController().present(child, animated: false)
                _ = stack
            }
        }

        @Test func presentingItselfRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let a = UIViewController()
                a.present(a, animated: false)
            }
        }

        @Test func presentingTwiceIsAnIssueAndDoesNothing() {
            let a = Screen("a")
            let window = show(a)
            a.present(Screen("b"), animated: false)
            var isCompleted = false
            withKnownIssue {
                a.present(Screen("c"), animated: false) { isCompleted = true }
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("which is already presenting") }
            }
            #expect(!isCompleted)
            #expect(window.rootViewController?.presentedViewController?.title == "b")
        }

        @Test func presentingDuringADismissalIsAnIssueAndDoesNothing() async {
            let a = Screen("a")
            let window = show(a)
            a.present(Screen("b"), animated: false)
            a.dismiss(animated: true)
            withKnownIssue {
                a.present(Screen("c"), animated: true)
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("while a dismissal is in progress") }
            }
            await turn()
            a.present(Screen("d"), animated: true)
            #expect(window.rootViewController?.presentedViewController?.title == "d")
            await turn()
        }
    }
#endif
