public import ViperRuntime

/// What is wrong with a screen, as far as that can be told without laying it out: views that nothing gives a place or a
/// size, controls that a screen reader has no name for, and texts that grow and don't scroll.
///
/// For example:
///
/// ```swift
/// @Test func theScreenIsLaidOut() {
///     #expect(ScreenAudit(of: makeViewController()).findings == [])
/// }
/// ```
///
/// Constraints are counted, not solved: what is reported is wrong, but not all that is wrong is reported.
@MainActor public struct ScreenAudit {
    /// One thing that is wrong.
    public struct Finding: Equatable, Sendable, CustomStringConvertible {
        public enum Problem: String, Sendable, CaseIterable {
            case noHorizontalLayout = "has no place or no width: add constraints"
            case noVerticalLayout = "has no place or no height: add constraints"
            case stillTranslated = "has constraints, but translatesAutoresizingMaskIntoConstraints is on"
            case noAccessibleName = "has no name for screen readers: set its title or its accessibilityLabel"
            case textDoesNotScroll = "can grow, and is in no scroll view"
        }

        /// The view's type, and its identifier or text. For example: `UILabel 'status'`.
        public let view: String
        public let problem: Problem

        public init(view: String, problem: Problem) {
            self.view = view
            self.problem = problem
        }

        /// For example: `UILabel 'status' can grow, and is in no scroll view`.
        public var description: String { "\(view) \(problem.rawValue)" }
    }

    /// From top to bottom.
    public let findings: [Finding]

    /// Looks at all that is in the screen's view, which is loaded if it isn't yet.
    public init(of viewController: UIViewController) {
        viewController.loadViewIfNeeded()
        self.init(of: viewController.viewIfLoaded)
    }

    /// Looks at all that is in a view. Its own place is its owner's business.
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
    /// What is in controls, labels and images is theirs.
    var auditedSubviews: [UIView] {
        switch self {
        case is UIControl, is UILabel, is UIImageView, is UIActivityIndicatorView: []
        default: subviews
        }
    }
}
