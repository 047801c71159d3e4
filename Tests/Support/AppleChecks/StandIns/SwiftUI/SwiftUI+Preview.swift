/// https://developer.apple.com/documentation/swiftui/preview(_:body:)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")

#if IOS_17
    /// https://developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")
#endif

/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
