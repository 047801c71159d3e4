public import ViperRuntime

#if canImport(UIKit)
    public import UIKit
#endif

/// A screen in one of its display states, for a library of image tests.
///
/// Where `testing` in `project.yml` says with which library pictures are compared, generated tests create one for each
/// display state, and another for each of its traits. Comparing it is up to you: a project has one closure in each test
/// module. For example, with swift-snapshot-testing:
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
    /// Compares a screen with its picture, and reports differences to the running test.
    public typealias Assertion = @MainActor (ScreenImage) -> Void

    /// A setting of the device.
    public enum Trait: String, CaseIterable, Sendable {
        case dark, largestText, rightToLeft, regularWidth
    }

    /// The screen, used only for this image.
    public let viewController: UIViewController
    /// The scene's name. For example: `KaimonoCart`.
    public let scene: String
    /// The state with the trait, if any; unique for the scene. For example: `ordering-dark`.
    public let name: String
    /// The trait in which to show the screen; `nil` for the device's own settings.
    public let trait: Trait?

    /// Passes each display state of a scene to the assertion, each in a new screen.
    ///
    /// - Parameters:
    ///   - previews: The display states.
    ///   - scene: The scene's name.
    ///   - traits: The traits in which each state is also shown.
    ///   - assertion: Compares the image; if it is `nil`, nothing is shown.
    ///   - show: Creates a screen that shows a state.
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
        /// The trait for UIKit, to show the screen with.
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
