import Testing
import ViperRuntime

@MainActor @Suite struct EmbeddedSceneTests {
    @Test func aSceneIsBuiltWhenItIsShownAndKeptByNobodyElse() {
        var built = 0
        let scene = EmbeddedScene {
            built += 1
            return UIViewController()
        }
        #expect(built == 0)
        var shown: UIViewController? = scene.makeViewController()
        #expect(built == 1)
        weak let kept = shown
        #expect(kept != nil)
        shown = nil
        #expect(kept == nil)
    }

    private struct Badge: TypedDescriptor, Hashable {
        typealias Output = UIViewController
        var userID: Int
    }

    private struct Button: TypedDescriptor {
        typealias Output = UIViewController
        var title: String
        var onTap: () -> Void = {}
    }

    private func scene(_ badge: Badge) -> EmbeddedScene {
        EmbeddedScene(for: badge) { badge in
            let controller = UIViewController()
            controller.title = "\(badge.userID)"
            return controller
        }
    }

    @Test func anotherDescriptorShowsAnotherScene() {
        let controller = EmbeddedSceneViewController()
        controller.show(scene(Badge(userID: 1)))
        let first = controller.children.first
        controller.show(scene(Badge(userID: 1)))
        #expect(controller.children.first === first)
        controller.show(scene(Badge(userID: 2)))
        #expect(controller.children.map(\.title) == ["2"])
        #expect(first?.parent == nil && first?.view.superview == nil)
        #expect(controller.view.subviews.count == 1)
    }

    @Test func descriptorsThatAreNotHashableAreComparedByTheirValues() {
        let controller = EmbeddedSceneViewController()
        let make: @MainActor (Button) -> UIViewController = { _ in UIViewController() }
        controller.show(EmbeddedScene(for: Button(title: "Buy"), make))
        let first = controller.children.first
        controller.show(EmbeddedScene(for: Button(title: "Buy"), make))
        #expect(controller.children.first === first)
        controller.show(EmbeddedScene(for: Button(title: "Sell"), make))
        #expect(controller.children.first !== first)
    }

    @Test func aSceneWithoutADescriptorStays() {
        let controller = EmbeddedSceneViewController()
        controller.show(EmbeddedScene { UIViewController() })
        let first = controller.children.first
        controller.show(EmbeddedScene { UIViewController() })
        #expect(controller.children.first === first)
    }
}
