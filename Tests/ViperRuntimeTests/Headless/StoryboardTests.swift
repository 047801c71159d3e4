#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct StoryboardTests {
        private final class Screen: UIViewController {
            let name: String

            init?(coder: NSCoder, name: String) {
                self.name = name
                super.init(coder: coder)
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }
        }

        @Test func theCreatorMakesTheInitialViewController() throws {
            let storyboard = UIStoryboard(name: "Screen", bundle: .main)
            let screen = storyboard.instantiateInitialViewController { Screen(coder: $0, name: "a") }
            #expect(screen?.name == "a")
            #expect(screen?.isViewLoaded == false)
            #expect(screen?.view != nil)
        }

        @Test func aCreatorMayRefuse() {
            let storyboard = UIStoryboard(name: "Screen", bundle: nil)
            #expect(storyboard.instantiateInitialViewController { _ -> Screen? in nil } == nil)
        }

        @Test func aSceneIsMadeWithWhatItDependsOn() {
            let screen = UIStoryboard.initialViewController(of: "Screen", in: .main) { Screen(coder: $0, name: "b") }
            #expect(screen?.name == "b")
        }
    }
#endif
