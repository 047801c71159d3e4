/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: @unchecked Sendable {
    init() {}

    public var width: Int { 0 }
    public var height: Int { 0 }
}
