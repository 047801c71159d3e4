public import CoreGraphics
public import Foundation

/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init?(named name: String) { nil }
    public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { nil }
    public init?(systemName name: String) { nil }
    public init?(data: Data) { nil }
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { super.init() }

    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }

    /// https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    open func preparingForDisplay() -> UIImage? { nil }

    /// https://developer.apple.com/documentation/uikit/uiimage/bypreparingfordisplay()
    open func byPreparingForDisplay() async -> UIImage? { nil }

    /// https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
    open func preparingThumbnail(of size: CGSize) -> UIImage? { nil }

    /// https://developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    open class Configuration: NSObject, @unchecked Sendable {}
}
