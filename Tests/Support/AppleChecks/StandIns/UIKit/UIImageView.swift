public import Foundation

/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor @preconcurrency
open class UIImageView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(image: UIImage?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var image: UIImage?
}
