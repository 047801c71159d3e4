#if !canImport(UIKit)
    import Testing
    import ViperRuntime

    @testable import ViperTesting

    /// The list that a sandbox starts on.
    @MainActor @Suite struct SandboxListTests {
        @Test func showsScenesAndTheirStates() {
            let list = SandboxViewController(module: "Jars", scenes: [.jar, .lid])
            list.loadViewIfNeeded()
            #expect(list.title == "Jars")
            #expect(ScreenText.lines(of: list) == ["[Jar]", "[– empty]", "[– full]", "[Lid]"])
        }

        @Test func opensWhatIsTapped() async {
            let visit = SandboxVisit(module: "Jars", scenes: [.jar, .lid])
            #expect(await visit.open("sandbox.Jar.full")?.title == "full")
            let other = SandboxVisit(module: "Jars", scenes: [.jar, .lid])
            #expect(await other.open("sandbox.Lid")?.title == "Lid")
            #expect(await SandboxVisit(module: "Jars", scenes: [.jar]).open("sandbox.Lid") == nil)
        }

        @Test func aSceneWithANavigationOfItsOwnIsPresented() async {
            let scene = SandboxScene(name: "Stack") {
                UINavigationController(rootViewController: UIViewController.titled("root"))
            }
            #expect(await SandboxVisit(module: "Jars", scenes: [scene]).open("sandbox.Stack")?.title == "root")
        }
    }

    extension SandboxScene {
        static var jar: SandboxScene {
            SandboxScene(
                name: "Jar",
                states: ["empty", "full"].map { name in
                    SceneDisplayState(name: name) { UIViewController.titled(name, text: "a jar") }
                },
                routes: [
                    SceneRoute(name: "lid") {
                        $0.navigationController?.pushViewController(UIViewController.titled("Lid"), animated: true)
                    },
                    SceneRoute(name: "label") { $0.present(UIViewController.titled("Label"), animated: true) },
                    SceneRoute(name: "tab") { _ in },
                ]
            ) { UIViewController.titled("Jar") }
        }

        static var lid: SandboxScene { SandboxScene(name: "Lid") { UIViewController.titled("Lid") } }
    }

    extension UIViewController {
        static func titled(_ title: String, text: String? = nil) -> UIViewController {
            let controller = UIViewController()
            controller.title = title
            let label = UILabel()
            label.text = text
            controller.view.addSubview(label)
            return controller
        }
    }
#endif
