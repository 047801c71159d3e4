public import Foundation
#if canImport(UIKit)
    public import UIKit
#endif

/// https://developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, Sendable {
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}

    #if canImport(UIKit)
        /// https://developer.apple.com/documentation/swiftui/image/init(uiimage:)
        nonisolated public init(uiImage: UIImage) {}
    #endif

    /// https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    { self }

    /// https://developer.apple.com/documentation/swiftui/image/resizingmode
    public enum ResizingMode: Sendable { case tile, stretch }
}

extension Image: View {
    public var body: Never { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
    public init() {}
}
