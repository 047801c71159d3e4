import ViperRuntime

/// The visible content of a view and of the bar above it.
@MainActor enum DrawnView {
    nonisolated static let barPrefix = "title: "

    static func bars(of viewController: UIViewController) -> [String] {
        let item = viewController.navigationItem
        let title = item.title ?? viewController.title
        let buttons = ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).map { button in
            "button '\(button.title ?? "")'" + (button.isEnabled ? "" : ", disabled")
        }
        return (title.map { [barPrefix + $0] } ?? []) + buttons
    }

    static func lines(of view: UIView) -> [String] {
        if view.isHidden || view.alpha < 0.01 { return [] }
        return line(of: view) + view.subviews.flatMap(lines)
    }

    private static func line(of view: UIView) -> [String] {
        let parts = content(of: view) + traits(of: view)
        return parts.isEmpty ? [] : [([String(describing: type(of: view))] + parts).joined(separator: " ")]
    }

    private static func content(of view: UIView) -> [String] {
        let texts: [String?] =
            switch view {
            case let label as UILabel: [label.text]
            case let button as UIButton: [button.currentTitle]
            case let field as UITextField: [field.text, field.placeholder]
            case let view as UIImageView: [view.image.map(name)]
            case let indicator as UIActivityIndicatorView: [indicator.isAnimating ? "busy" : nil]
            default: []
            }
        return (texts + [view.accessibilityLabel, view.accessibilityValue]).compactMap { text in
            text.flatMap { $0.isEmpty ? nil : "'\($0)'" }
        }
    }

    private static func traits(of view: UIView) -> [String] {
        var traits = view.backgroundColor.map { ["on \($0)"] } ?? []
        if let label = view as? UILabel, let color = label.textColor, color != .label { traits.append("in \(color)") }
        if let control = view as? UIControl {
            if !control.isEnabled { traits.append("disabled") }
            if control.isSelected { traits.append("selected") }
        }
        return traits
    }

    /// Returns the image's size. UIKit's own description has the object's address, which means nothing.
    private static func name(of image: UIImage) -> String {
        #if canImport(UIKit)
            "image of \(image.size.width) by \(image.size.height)"
        #else
            image.description
        #endif
    }
}
