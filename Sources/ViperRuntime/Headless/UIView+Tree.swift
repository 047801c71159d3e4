#if !canImport(UIKit)
    extension UIView {
        /// Moves a view here from its current place. A view can't be inserted into itself or its own subtree (UIKit
        /// raises).
        func insert(_ view: UIView, at index: Int) {
            guard !isDescendant(of: view) else { return }
            let movesWindow = view.window !== window
            let arriving = view.controllersToAppear(in: self)
            for controller in arriving { controller.beginAppearanceTransition(true, animated: false) }
            view.willMove(toSuperview: self)
            if movesWindow { view.tellWillMove(to: window) }
            view.superview?.drop(view)
            subviews.insert(view, at: min(max(index, 0), subviews.count))
            view.superview = self
            didAddSubview(view)
            view.didMoveToSuperview()
            if movesWindow { view.tellDidMove() }
            for controller in arriving where controller.parent?.appearance.state != .appearing {
                controller.endAppearanceTransition()
            }
        }

        func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
            guard view !== sibling, subviews.contains(sibling) else { return }
            let others = subviews.filter { $0 !== view }
            guard let index = others.firstIndex(of: sibling) else { return }
            insert(view, at: index + offset)
        }

        func reorder(_ view: UIView, to index: Int) {
            guard let current = subviews.firstIndex(of: view) else { return }
            subviews.remove(at: current)
            subviews.insert(view, at: index)
        }

        func leaveSuperview() {
            guard let superview else { return }
            let leavesWindow = window != nil
            let leaving = leavesWindow ? visibleControllers : []
            for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
            willMove(toSuperview: nil)
            if leavesWindow { tellWillMove(to: nil) }
            superview.drop(self)
            didMoveToSuperview()
            if leavesWindow { tellDidMove() }
            for controller in leaving { controller.endAppearanceTransition() }
        }

        private func drop(_ view: UIView) {
            willRemoveSubview(view)
            dropConstraints(toOutside: view)
            subviews.removeAll { $0 === view }
            view.superview = nil
        }

        private func tellWillMove(to window: UIWindow?) {
            willMove(toWindow: window)
            for subview in subviews { subview.tellWillMove(to: window) }
        }

        private func tellDidMove() {
            didMoveToWindow()
            for subview in subviews { subview.tellDidMove() }
        }
    }
#endif
