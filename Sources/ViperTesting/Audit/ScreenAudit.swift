public import ViperRuntime

/// The problems of a screen that can be found without laying it out: views without a place or a size, controls without
/// a name for screen readers, and texts that can grow but not scroll.
///
/// For example:
///
/// ```swift
/// @Test func theScreenIsLaidOut() {
///     #expect(ScreenAudit(of: makeViewController()).findings == [])
/// }
/// ```
///
/// Constraints are counted, not solved: every finding is a problem, but not every problem is found.
@MainActor public struct ScreenAudit {
    /// A problem.
    public struct Finding: Equatable, Sendable, CustomStringConvertible {
        public enum Problem: String, Sendable, CaseIterable {
            case noHorizontalLayout = "has no place or no width: add constraints"
            case noVerticalLayout = "has no place or no height: add constraints"
            case stillTranslated = "has constraints, but translatesAutoresizingMaskIntoConstraints is on"
            case noAccessibleName = "has no name for screen readers: set its title or its accessibilityLabel"
            case textDoesNotScroll = "can grow, and is in no scroll view"
        }

        /// The view's type with its identifier or text. For example: `UILabel 'status'`.
        public let view: String
        public let problem: Problem

        public init(view: String, problem: Problem) {
            self.view = view
            self.problem = problem
        }

        /// The view and its problem. For example: `UILabel 'status' can grow, and is in no scroll view`.
        public var description: String { "\(view) \(problem.rawValue)" }
    }

    /// The findings from top to bottom.
    public let findings: [Finding]

    /// Checks everything in the screen's view, which is loaded if necessary.
    public init(of viewController: UIViewController) {
        viewController.loadViewIfNeeded()
        self.init(of: viewController.viewIfLoaded)
    }

    /// Checks everything in a view, but not the place of the view itself, which its owner decides on.
    public init(of root: UIView?) {
        guard let root else {
            findings = []
            return
        }
        let layout = LayoutAudit(root: root)
        findings = root.subviews.flatMap { Self.findings(in: $0, layout) }
    }

    private static func findings(in view: UIView, _ layout: LayoutAudit) -> [Finding] {
        if view.isHidden { return [] }
        let problems = layout.problems(of: view) + ContentAudit.problems(of: view)
        let own = problems.map { Finding(view: name(of: view), problem: $0) }
        return own + view.auditedSubviews.flatMap { findings(in: $0, layout) }
    }

    private static func name(of view: UIView) -> String {
        let type = String(describing: Swift.type(of: view))
        let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        return (view.accessibilityIdentifier ?? text).map { "\(type) '\($0)'" } ?? type
    }
}

extension UIView {
    /// The subviews to check: not those of controls, labels and images.
    var auditedSubviews: [UIView] {
        switch self {
        case is UIControl, is UILabel, is UIImageView, is UIActivityIndicatorView: []
        default: subviews
        }
    }
}
