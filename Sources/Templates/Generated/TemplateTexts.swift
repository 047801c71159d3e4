// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    /// Every template, by path.
    public static let sources: [Source] =
        [inApp, inAppTarget, inComponent, inCore, inInterface, inLegacy, inMVVM, inPackage, inRepository, inResources, inSandbox, inScene, inSceneTests, inShared, inSwiftUI, inTestSupport, inUIKit, inUseCase].flatMap(\.self)
}
