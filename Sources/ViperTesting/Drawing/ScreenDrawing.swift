public import ViperRuntime

#if canImport(UIKit)
    internal import Foundation
#endif

/// What can be seen of a screen: texts, images, colours, what is disabled, what is busy.
///
/// Generated preview tests hold the display states of a scene against each other with it: two states that differ and look
/// the same are a view that ignores its state. For example:
///
/// ```swift
/// let drawing = ScreenDrawing(of: viewController)
/// #expect(drawing.lines == ["title: Cart", "UILabel 'Nothing in it'"])
/// ```
///
/// Without UIKit that is all there is to compare; with UIKit screens are compared by their pictures, too, so that what draws
/// itself, SwiftUI first of all, counts.
@MainActor public struct ScreenDrawing: Equatable, CustomStringConvertible {
    /// The title, the bar buttons, and the views that say something, from top to bottom. What is hidden isn't there.
    public let lines: [String]

    #if canImport(UIKit)
        private let picture: Data?
    #endif

    /// Looks at a screen, whose view is loaded if it isn't yet.
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

    /// Whether nothing at all can be seen.
    public var isBlank: Bool {
        #if canImport(UIKit)
            lines.isEmpty && picture == nil
        #else
            lines.isEmpty
        #endif
    }

    /// For example: `title: Cart` and `UILabel 'Nothing in it'`, a line for each.
    public nonisolated var description: String { lines.joined(separator: "\n") }

    /// The screens that can't be told from an earlier one, in words; empty where all differ.
    ///
    /// For example: `ScreenDrawing.lookalikes(among: ["empty": show(.empty), "full": show(.full)])`.
    ///
    /// - Parameter screens: Each with its name, and in a state of its own.
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

    /// A view that says nothing ignores its state; but where UIKit hosts what it can neither read nor draw, nobody knows.
    private var isReadable: Bool {
        #if canImport(UIKit)
            picture != nil || lines.contains { !$0.hasPrefix(DrawnView.barPrefix) }
        #else
            true
        #endif
    }
}
