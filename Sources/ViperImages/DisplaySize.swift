/// How large an image is shown, in pixels of the screen: it is decoded no larger than that.
///
/// For example: `DisplaySize(width: 360, height: 240, isFilled: true)`, for a place of 120 by 80 points on a screen with three
/// pixels a point.
public struct DisplaySize: Hashable, Sendable {
    /// In pixels; 0 where the image's own proportions decide.
    public var width: Int

    /// In pixels; 0 where the image's own proportions decide.
    public var height: Int

    /// Whether the image covers all of the place, so that some of it is cut off, or lies within it.
    public var isFilled: Bool

    /// A place on the screen.
    ///
    /// For example: `DisplaySize(width: 1179, height: 0)`, as wide as the screen and as high as it comes.
    ///
    /// - Parameters:
    ///   - width: In pixels; 0 where the image's own proportions decide.
    ///   - height: In pixels; 0 where the image's own proportions decide.
    ///   - isFilled: Whether the image covers all of the place.
    public init(width: Int, height: Int, isFilled: Bool = false) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.isFilled = isFilled
    }

    /// The place isn't laid out yet: an image that isn't decoded has to wait until it is.
    public static let unknown = DisplaySize(width: 0, height: 0)

    /// How much of an image's width and height is needed: 1 for all of it, never more.
    ///
    /// For example: 0.25 for an image of 1,600 by 1,200 pixels within 400 by 400.
    func share(ofWidth imageWidth: Int, height imageHeight: Int) -> Double {
        guard imageWidth > 0, imageHeight > 0 else { return 1 }
        let sides = [(here: width, there: imageWidth), (here: height, there: imageHeight)]
        let shares = sides.filter { $0.here > 0 }.map { Double($0.here) / Double($0.there) }
        return min((isFilled ? shares.max() : shares.min()) ?? 1, 1)
    }

    /// Whether an image that was decoded for this place is too coarse for the other one, or more than twice as fine as
    /// needed.
    func isUnfit(for other: DisplaySize) -> Bool {
        isFilled != other.isFilled
            || Self.isUnfit(width, for: other.width)
            || Self.isUnfit(height, for: other.height)
    }

    private static func isUnfit(_ length: Int, for other: Int) -> Bool {
        other == 0 ? length != 0 : length < other || length > 2 * other
    }
}
