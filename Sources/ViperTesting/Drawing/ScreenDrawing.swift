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

    /// Returns the names of the display states in which nothing can be seen.
    ///
    /// For example: `ScreenDrawing.blanks(among: CartPreviews.all, showing: show)`.
    ///
    /// - Parameters:
    ///   - previews: The display states.
    ///   - show: Creates a screen that shows a state.
    public static func blanks<State>(
        among previews: [ScenePreview<State>],
        showing show: (State) -> UIViewController
    ) -> [String] {
        previews.filter { ScreenDrawing(of: show($0.state)).isBlank }.map(\.name)
    }

    /// Returns the display states that look like an earlier one, as text; empty if all differ.
    ///
    /// For example: `ScreenDrawing.lookalikes(among: CartPreviews.all, showing: show)`.
    ///
    /// - Parameters:
    ///   - previews: The display states.
    ///   - twins: The names of states that may look like another.
    ///   - show: Creates a screen that shows a state.
    public static func lookalikes<State>(
        among previews: [ScenePreview<State>],
        except twins: Set<String> = [],
        showing show: (State) -> UIViewController
    ) -> [String] {
        var seen: [(name: String, drawing: ScreenDrawing)] = []
        var lookalikes: [String] = []
        for preview in previews where !twins.contains(preview.name) {
            let drawing = ScreenDrawing(of: show(preview.state))
            if let twin = seen.first(where: { $0.drawing == drawing }), drawing.isReadable {
                let remedy = "show what differs, or say it in an accessibilityValue"
                lookalikes.append("'\(preview.name)' looks the same as '\(twin.name)': \(remedy)")
            }
            seen.append((preview.name, drawing))
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
