import ViperTesting

/// Names each screen that it is handed: nothing draws one here.
@MainActor let imageAssertion: ScreenImage.Assertion? = { image in
    print("picture of \(image.scene): \(image.name)")
}
