import ViperTesting

/// Compares a screen in one of its display states with a picture. While this is `nil`, nothing is compared.
///
/// For example, with swift-snapshot-testing:
///
///     { image in
///         assertSnapshot(
///             of: image.viewController,
///             as: .image(on: .iPhone13, traits: image.traits),
///             named: image.name,
///             testName: image.scene
///         )
///     }
@MainActor let imageAssertion: ScreenImage.Assertion? = nil
