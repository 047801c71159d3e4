#if !canImport(UIKit)
    import ViperRuntime

    /// The readable text of a screen, from top to bottom: labels, fields, and buttons in brackets.
    @MainActor enum ScreenText {
        /// The maximum number of lines printed for one screen.
        static let mostLines = 20

        static func lines(of controller: UIViewController) -> [String] {
            let lines = controller.viewIfLoaded.map(lines) ?? []
            guard lines.count > mostLines else { return lines }
            return lines.prefix(mostLines) + ["… and \(lines.count - mostLines) more"]
        }

        private static func lines(of view: UIView) -> [String] {
            if view.isHidden { return [] }
            let own = text(of: view).map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
            return [own].compactMap { $0?.isEmpty == false ? $0 : nil } + view.subviews.flatMap(lines)
        }

        private static func text(of field: UITextField) -> String {
            if let text = field.text, !text.isEmpty { return text }
            return field.placeholder ?? ""
        }

        private static func text(of view: UIView) -> String? {
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle.map { "[\($0)]" }
            case let field as UITextField: "[\(text(of: field))]"
            case let indicator as UIActivityIndicatorView: indicator.isAnimating ? "(busy)" : nil
            default: nil
            }
        }
    }
#endif
