public import Foundation

/// https://developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content: View>: View {
    public var body: Never { fatalError("only type-checked") }
}

extension AsyncImage where Content == Image {
    /// https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:)
    nonisolated public init(url: URL?, scale: CGFloat = 1) {}
}
