#if IOS_17
    /// https://developer.apple.com/documentation/uikit/preview(_:traits:body:)
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")

    /// https://developer.apple.com/documentation/uikit/preview(_:traits:body:)
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIView
    ) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")
#else
    /// https://developer.apple.com/documentation/uikit/preview(_:traits:body:), for older systems
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        body: @escaping @MainActor () -> UIViewController
    ) = #externalMacro(module: "PreviewMacro", type: "NewerPreviewMacro")

    /// https://developer.apple.com/documentation/uikit/preview(_:traits:body:), for older systems
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        body: @escaping @MainActor () -> UIView
    ) = #externalMacro(module: "PreviewMacro", type: "NewerPreviewMacro")
#endif
