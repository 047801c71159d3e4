/// The size in which an image is shown, in pixels of the screen: it is decoded no larger than that.
///
/// For example: `DisplaySize(width: 360, height: 240, isFilled: true)`, for an area of 120 by 80 points on a screen
/// with three pixels per point.
public struct DisplaySize: Hashable, Sendable {
    /// The width in pixels; 0 if the image's own proportions decide.
    public var width: Int

    /// The height in pixels; 0 if the image's own proportions decide.
    public var height: Int

    /// True if the image covers the whole area, so that parts are cut off; false if it fits inside.
    public var isFilled: Bool

    /// Creates a size on the screen.
    ///
    /// For example: `DisplaySize(width: 1179, height: 0)`, as wide as the screen, with the height of the image.
    ///
    /// - Parameters:
    ///   - width: The width in pixels; 0 if the image's own proportions decide.
    ///   - height: The height in pixels; 0 if the image's own proportions decide.
    ///   - isFilled: True if the image covers the whole area.
    public init(width: Int, height: Int, isFilled: Bool = false) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.isFilled = isFilled
    }

    /// The size before layout: an image that isn't decoded has to wait for it.
    public static let unknown = DisplaySize(width: 0, height: 0)

    /// Returns the share of an image's width and height that is needed: at most 1, for all of it.
    ///
    /// For example: 0.25 for an image of 1,600 by 1,200 pixels within 400 by 400.
    func share(ofWidth imageWidth: Int, height imageHeight: Int) -> Double {
        guard imageWidth > 0, imageHeight > 0 else { return 1 }
        let sides = [(here: width, there: imageWidth), (here: height, there: imageHeight)]
        let shares = sides.filter { $0.here > 0 }.map { Double($0.here) / Double($0.there) }
        return min((isFilled ? shares.max() : shares.min()) ?? 1, 1)
    }

    /// Returns true if an image that was decoded for this size is too coarse for the other one, or more than twice as
    /// fine as necessary.
    func isUnfit(for other: DisplaySize) -> Bool {
        isFilled != other.isFilled
            || Self.isUnfit(width, for: other.width)
            || Self.isUnfit(height, for: other.height)
    }

    private static func isUnfit(_ length: Int, for other: Int) -> Bool {
        other == 0 ? length != 0 : length < other || length > 2 * other
    }
}
