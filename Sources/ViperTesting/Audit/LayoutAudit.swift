import ViperRuntime

/// Checks if constraints determine the place and size of views.
@MainActor struct LayoutAudit {
    private let constraints: [NSLayoutConstraint]

    init(root: UIView) {
        constraints = LayoutAudit.constraints(in: root)
    }

    private static func constraints(in view: UIView) -> [NSLayoutConstraint] {
        view.constraints + view.auditedSubviews.flatMap(constraints)
    }

    func problems(of view: UIView) -> [ScreenAudit.Finding.Problem] {
        if isArranged(view) || isPlacedByATable(view) { return [] }
        let outer = attributes(of: view, inside: false)
        if view.translatesAutoresizingMaskIntoConstraints {
            if !outer.isEmpty { return [.stillTranslated] }
            let isFramed = view.autoresizingMask != [] || view.frame.size != .zero
            return isFramed ? [] : [.noHorizontalLayout, .noVerticalLayout]
        }
        let inner = attributes(of: view, inside: true)
        let isSized = hasContentSize(view)
        var problems: [ScreenAudit.Finding.Problem] = []
        if !Self.horizontal.isComplete(outer, inner, isSized) { problems.append(.noHorizontalLayout) }
        if !Self.vertical.isComplete(outer, inner, isSized) { problems.append(.noVerticalLayout) }
        return problems
    }

    private func isArranged(_ view: UIView) -> Bool {
        (view.superview as? UIStackView)?.arrangedSubviews.contains(view) == true
    }

    /// Returns true if a table lays out the view: a cell, a view above or below the cells, or a cell's content.
    private func isPlacedByATable(_ view: UIView) -> Bool {
        view is any UIContentView
            || [view.superview is UITableView, view.superview is UITableViewCell, view.superview is UIListContentView]
                .contains(true)
    }

    private func hasContentSize(_ view: UIView) -> Bool {
        switch view {
        case is UILabel, is UIControl, is UIStackView, is UIImageView, is UIActivityIndicatorView: true
        default: false
        }
    }

    /// Returns the attributes of a view that are fixed by an equality: with views inside it, or with anything else.
    private func attributes(of view: UIView, inside: Bool) -> Set<NSLayoutConstraint.Attribute> {
        var attributes: Set<NSLayoutConstraint.Attribute> = []
        for constraint in constraints where constraint.relation == .equal {
            let ends = [
                (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
                (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
            ]
            for (item, attribute, other) in ends where item === view {
                let otherView = other as? UIView ?? (other as? UILayoutGuide)?.owningView
                if (otherView?.isDescendant(of: view) == true) == inside { attributes.insert(attribute) }
            }
        }
        return attributes
    }

    private struct Axis {
        let places: [Set<NSLayoutConstraint.Attribute>]
        let size: NSLayoutConstraint.Attribute

        /// Returns true if the view has a place and a size: a second place, an explicit size, its content's, or that
        /// of views pinned inside.
        func isComplete(
            _ outer: Set<NSLayoutConstraint.Attribute>,
            _ inner: Set<NSLayoutConstraint.Attribute>,
            _ hasContentSize: Bool
        ) -> Bool {
            let outside = places.count { !$0.isDisjoint(with: outer) }
            let inside = places.count { !$0.isDisjoint(with: inner) }
            return outside >= 2 || outside == 1 && (hasContentSize || outer.contains(size) || inside >= 2)
        }
    }

    private static let horizontal = Axis(places: [[.leading, .left], [.trailing, .right], [.centerX]], size: .width)
    private static let vertical = Axis(
        places: [[.top, .firstBaseline], [.bottom, .lastBaseline], [.centerY]],
        size: .height
    )
}
