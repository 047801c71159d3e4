import Foundation
import SwiftUI
import ViperRuntime

// Screens that exist already, in a storyboard, in a xib or in a container, and UIKit inside SwiftUI.

@MainActor
final class StoryboardViewController: UIViewController {
    private let recipeID: Int

    init?(coder: NSCoder, recipeID: Int) {
        self.recipeID = recipeID
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

@MainActor
enum LegacyScreens {
    static func storyboardScreen(recipeID: Int) -> UIViewController? {
        let storyboard = UIStoryboard(name: "Recipe", bundle: nil)
        return storyboard.instantiateInitialViewController { coder in
            StoryboardViewController(coder: coder, recipeID: recipeID)
        }
    }

    static func xibScreen() -> UIViewController { UIViewController(nibName: "Recipe", bundle: nil) }

    static func tabs(_ screens: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.setViewControllers(screens, animated: false)
        tabs.tabBarItem.badgeValue = "1"
        return tabs
    }
}

@MainActor
struct LegacyScreen: UIViewControllerRepresentable {
    let title: String

    func makeUIViewController(context: Context) -> UIViewController { LegacyScreens.xibScreen() }

    func updateUIViewController(_ viewController: UIViewController, context: Context) { viewController.title = title }
}

/// Builds its content when it is shown.
@MainActor
struct LaterView<Content: View>: View {
    private let content: @MainActor () -> Content

    init(@ViewBuilder _ content: @escaping @MainActor () -> Content) { self.content = content }

    var body: some View { content() }
}
