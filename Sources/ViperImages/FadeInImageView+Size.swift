internal import Foundation
internal import ViperRuntime

extension FadeInImageView {
    /// The view's own size in pixels; ``DisplaySize/unknown`` before layout.
    var displaySize: DisplaySize {
        #if canImport(UIKit)
            // Views that are in no window yet don't know their screen.
            let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 3
            let isFilled = contentMode == .scaleAspectFill || contentMode == .scaleToFill
        #else
            let scale: CGFloat = 1
            let isFilled = true
        #endif
        guard bounds.width > 0 || bounds.height > 0 else { return .unknown }
        return DisplaySize(points: bounds.size, scale: scale, isFilled: isFilled)
    }
}

extension DisplaySize {
    /// Creates a size from points, on a screen with `scale` pixels per point.
    init(points: CGSize, scale: CGFloat, isFilled: Bool) {
        let pixels = [points.width, points.height].map { Int(($0 * scale).rounded(.up)) }
        self.init(width: pixels[0], height: pixels[1], isFilled: isFilled)
    }
}
