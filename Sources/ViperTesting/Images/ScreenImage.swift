public import ViperRuntime

#if canImport(UIKit)
    public import UIKit
#endif

/// A screen in one of its display states, for a library of image tests.
///
/// With `imageTests` in `project.yml`, generated tests hand one over for each display state, and one more for each of its
/// traits. What is done with it is up to you: a project has one closure in each module of tests. For example, with
/// swift-snapshot-testing:
///
/// ```swift
/// @MainActor let imageAssertion: ScreenImage.Assertion? = { image in
///     assertSnapshot(
///         of: image.viewController,
///         as: .image(on: .iPhone13, traits: image.traits),
///         named: image.name,
///         testName: image.scene
///     )
/// }
/// ```
@MainActor public struct ScreenImage {
    /// Compares a screen with its picture, and tells the running test where they differ.
    public typealias Assertion = @MainActor (ScreenImage) -> Void

    /// A setting of the device.
    public enum Trait: String, CaseIterable, Sendable {
        case dark, largestText, rightToLeft, regularWidth
    }

    /// The screen, which nothing else shows.
    public let viewController: UIViewController
    /// For example: `KaimonoCart`.
    public let scene: String
    /// The state, and the trait where there is one. No other picture of the scene has it. For example: `ordering-dark`.
    public let name: String
    /// What the screen is to be shown in; `nil` where that is the device's own.
    public let trait: Trait?

    /// Hands over each display state of a scene, each in a screen of its own.
    ///
    /// - Parameters:
    ///   - previews: The display states.
    ///   - scene: The scene's name.
    ///   - traits: What each state is to be shown in once more.
    ///   - assertion: What compares; nothing is shown where it is `nil`.
    ///   - show: Makes a screen that shows a state.
    public static func compare<State>(
        _ previews: [ScenePreview<State>],
        of scene: String,
        in traits: [Trait] = [],
        by assertion: Assertion?,
        showing show: (State) -> UIViewController
    ) {
        guard let assertion else { return }
        for preview in previews {
            for trait in [nil] + traits.map(Optional.some) {
                let name = preview.name + (trait.map { "-\($0.rawValue)" } ?? "")
                assertion(
                    ScreenImage(viewController: show(preview.state), scene: scene, name: name, trait: trait)
                )
            }
        }
    }
}

#if canImport(UIKit)
    extension ScreenImage {
        /// The trait as UIKit has it, for what shows the screen.
        public var traits: UITraitCollection {
            switch trait {
            case nil: UITraitCollection()
            case .dark: UITraitCollection(userInterfaceStyle: .dark)
            case .largestText: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
            case .regularWidth: UITraitCollection(horizontalSizeClass: .regular)
            }
        }
    }
#endif
