#if !canImport(UIKit)
    import Testing

    @testable import ViperRuntime

    @MainActor @Suite struct NavigationWatcherTests {
        @MainActor private final class Environment: NavigationWatcher {
            private(set) var events: [String] = []

            func watch(_ event: NavigationEvent) {
                func name(_ descriptor: (any TypedDescriptor)?) -> String { descriptor.map { "\($0)" } ?? "-" }
                let text =
                    switch event {
                    case .appeared(let descriptor): "appeared \(name(descriptor))"
                    case .disappeared(let descriptor): "disappeared \(name(descriptor))"
                    case .led(let origin, let destination): "led \(name(origin)) \(name(destination))"
                    case .ledBack(let origin): "back \(name(origin))"
                    }
                events.append(text)
            }
        }

        private let environment = Environment()
        private let home: UIViewController
        private let stack: UINavigationController

        init() {
            home = UIViewController().showing(Named("home"), in: environment)
            stack = UINavigationController(rootViewController: home)
        }

        @Test func screensAreToldWhenTheyAppearAndAppearAgain() async {
            let window = show(stack)
            let details = UIViewController().showing(Named("details"), in: environment)
            #expect(SceneNavigator(from: home).push(details, animated: false))
            #expect(!SceneNavigator(from: home).push(UIViewController(), animated: false))
            #expect(SceneNavigator(from: details).pop(animated: false))
            await turn()
            #expect(
                environment.events == [
                    "appeared home", "disappeared home", "appeared details", "led home details",
                    "disappeared details", "appeared home", "back details",
                ]
            )
            #expect(window.rootViewController === stack)
        }

        @Test func whatIsPresentedInABarIsToldByItsFirstScreen() async {
            let window = show(stack)
            let editor = UINavigationController(rootViewController: UIViewController()).showing(
                Named("editor"),
                in: environment
            )
            #expect(SceneNavigator(from: home).present(editor, animated: false))
            let plain = UINavigationController(rootViewController: UIViewController())
            #expect(SceneNavigator(from: editor.viewControllers[0]).present(plain, animated: false))
            #expect(
                environment.events.filter { $0 != "appeared home" } == [
                    "appeared editor", "led home editor", "led editor -",
                ]
            )
            #expect(window.rootViewController === stack)
        }

        @Test func aSceneInsideOfAnotherIsNoScreen() {
            let child = UIViewController().showing(Named("child"), in: environment)
            home.addChild(child)
            home.view.addSubview(child.view)
            child.didMove(toParent: home)
            _ = show(stack)
            #expect(environment.events == ["appeared home"])
        }

        /// UIKit calls both anew where a swipe back is abandoned.
        @Test func aScreenThatNeverWentDoesNotAppearAgain() {
            _ = show(stack)
            home.beginAppearanceTransition(false, animated: true)
            home.beginAppearanceTransition(true, animated: true)
            home.endAppearanceTransition()
            #expect(environment.events == ["appeared home"])
        }

        @Test func nothingIsToldWhereNobodyWatches() {
            let screen = UIViewController().showing(Named("a"), in: 1)
            #expect(screen.sceneDescriptor is Named)
            #expect(screen.sceneAttachment?.watcher == nil)
            #expect(UIViewController().sceneDescriptor == nil)
        }
    }

    private struct Named: TypedDescriptor, CustomStringConvertible {
        typealias Output = UIViewController
        let description: String

        init(_ name: String) { description = name }
    }
#endif
