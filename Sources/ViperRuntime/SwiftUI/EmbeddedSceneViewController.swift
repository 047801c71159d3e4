#if canImport(UIKit)
    public import UIKit
#endif

/// Shows one scene at a time; it is SwiftUI's controller for an ``EmbeddedScene``.
///
/// For example: `controller.show(EmbeddedScene(for: descriptor) { environment.resolve($0) })`.
public final class EmbeddedSceneViewController: UIViewController {
    private var shown: EmbeddedScene?

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Shows a scene in place of the current one, unless both are the same.
    public func show(_ scene: EmbeddedScene) {
        if let shown, shown.identity == scene.identity { return }
        shown = scene
        for child in children { unembed(child) }
        embed(scene.makeViewController())
    }

    #if canImport(UIKit)
        /// Returns the size that results from the scene's constraints; nil if they leave it open.
        func contentSize(inWidth width: CGFloat?) -> CGSize? {
            guard let content = children.first?.view else { return nil }
            var room = UIView.layoutFittingCompressedSize
            if let width, width.isFinite { room.width = width }
            let size = content.systemLayoutSizeFitting(
                room,
                withHorizontalFittingPriority: room.width > 0 ? .required : .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel
            )
            return size.height > 0 && size.width > 0 ? size : nil
        }
    #endif
}
