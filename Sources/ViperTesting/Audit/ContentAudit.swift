import ViperRuntime

/// Checks the content of a view for screen readers and larger text sizes.
@MainActor enum ContentAudit {
    static func problems(of view: UIView) -> [ScreenAudit.Finding.Problem] {
        switch view {
        case let control as UIControl: hasName(control) ? [] : [.noAccessibleName]
        case let label as UILabel: label.numberOfLines == 0 && !scrolls(label) ? [.textDoesNotScroll] : []
        default: []
        }
    }

    private static func hasName(_ control: UIControl) -> Bool {
        let texts: [String?] =
            switch control {
            case let button as UIButton: [button.currentTitle]
            case let field as UITextField: [field.placeholder]
            default: []
            }
        return (texts + [control.accessibilityLabel]).contains { $0?.isEmpty == false }
    }

    private static func scrolls(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0 is UIScrollView }
    }
}
