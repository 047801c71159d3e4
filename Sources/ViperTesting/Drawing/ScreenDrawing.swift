public import ViperRuntime

#if canImport(UIKit)
    internal import Foundation
#endif

/// The visible content of a screen: texts, images, colours, disabled controls, running indicators.
///
/// Generated preview tests use it to compare the display states of a scene: if two different states look the same, the
/// view ignores its state. For example:
///
/// ```swift
/// let drawing = ScreenDrawing(of: viewController)
/// #expect(drawing.lines == ["title: Cart", "UILabel 'Nothing in it'"])
/// ```
///
/// Without UIKit, that is all there is to compare; with UIKit, screens are also compared by their pictures, which
/// include views that draw themselves, above all SwiftUI's.
@MainActor public struct ScreenDrawing: Equatable, CustomStringConvertible {
    /// The title, the bar buttons, and the views with content, from top to bottom, without hidden ones.
    public let lines: [String]

    #if canImport(UIKit)
        private let picture: Data?
    #endif

    /// Reads a screen, whose view is loaded if necessary.
    public init(of viewController: UIViewController) {
        viewController.loadViewIfNeeded()
        #if canImport(UIKit)
            picture = ScreenPicture.png(of: viewController)
        #else
            // Tables have their cells from then on.
            viewController.viewIfLoaded?.layoutIfNeeded()
        #endif
        let bars = DrawnView.bars(of: viewController)
        lines = bars + (viewController.viewIfLoaded.map(DrawnView.lines) ?? [])
    }

    /// True if nothing can be seen.
    public var isBlank: Bool {
        #if canImport(UIKit)
            lines.isEmpty && picture == nil
        #else
            lines.isEmpty
        #endif
    }

    /// The lines as text. For example, one is `title: Cart`, and another `UILabel 'Nothing in it'`.
    public nonisolated var description: String { lines.joined(separator: "\n") }

    /// Returns the screens that look like an earlier one, as text; empty if all differ.
    ///
    /// For example: `ScreenDrawing.lookalikes(among: ["empty": show(.empty), "full": show(.full)])`.
    ///
    /// - Parameter screens: The screens by name, each in its own state.
    public static func lookalikes(among screens: KeyValuePairs<String, UIViewController>) -> [String] {
        var seen: [(name: String, drawing: ScreenDrawing)] = []
        var lookalikes: [String] = []
        for (name, screen) in screens {
            let drawing = ScreenDrawing(of: screen)
            if let twin = seen.first(where: { $0.drawing == drawing }), drawing.isReadable {
                lookalikes.append(
                    "'\(name)' looks the same as '\(twin.name)': show what differs, or say it in an accessibilityValue"
                )
            }
            seen.append((name, drawing))
        }
        return lookalikes
    }

    /// True if the screen can be judged. A view without content ignores its state, but UIKit may host content that can
    /// be neither read nor drawn.
    private var isReadable: Bool {
        #if canImport(UIKit)
            picture != nil || lines.contains { !$0.hasPrefix(DrawnView.barPrefix) }
        #else
            true
        #endif
    }
}
