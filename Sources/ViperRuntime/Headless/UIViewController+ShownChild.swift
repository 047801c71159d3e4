#if !canImport(UIKit)
    extension UIViewController {
        /// The children that appear and disappear with this controller.
        var forwardedChildren: [UIViewController] {
            guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
            if showsOneChild { return shownChild.map { [$0] } ?? [] }
            guard let view = viewIfLoaded else { return [] }
            return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
        }

        /// Adds the view of the child that should be shown, without callbacks.
        func installChildToShow() {
            guard showsOneChild, shownChild !== childToShow else { return }
            shownChild?.viewIfLoaded?.removeFromSuperview()
            shownChild = childToShow
            if let shownChild { install(shownChild) }
        }

        /// Shows the child that should be shown, with callbacks if this controller is on the screen.
        ///
        /// While it appears or disappears, nothing is done: this is called again at the end of the transition.
        func showCurrentChild(animated: Bool, moving move: Move = Move()) {
            guard showsOneChild else { return end(move) }
            switch appearance.state {
            case .appeared:
                runTransition(in: viewIfLoaded?.window, animated: animated) { [self] willEnd in
                    begin(move)
                    if appearance.state == .appeared { exchangeShownChild(animated: animated, willEnd: willEnd) }
                    end(move)
                }
            case .disappeared:
                dropStaleChild()
                end(move)
            case .appearing, .disappearing:
                end(move)
            }
        }

        private func exchangeShownChild(animated: Bool, willEnd: () -> Void) {
            guard shownChild !== childToShow else { return }
            let (old, new) = (shownChild, childToShow)
            new?.loadViewIfNeeded()
            if announcesNewChildFirst { new?.beginAppearanceTransition(true, animated: animated) }
            old?.beginAppearanceTransition(false, animated: animated)
            new?.beginAppearanceTransition(true, animated: animated)
            shownChild = new
            if let new { install(new) }
            new?.announceAppearing()
            old?.viewIfLoaded?.removeFromSuperview()
            willEnd()
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }

        private func dropStaleChild() {
            guard let shownChild, shownChild !== childToShow else { return }
            shownChild.viewIfLoaded?.removeFromSuperview()
            self.shownChild = nil
        }

        private func install(_ child: UIViewController) {
            guard let container = view, let content = child.view else { return }
            content.frame = container.bounds
            container.addSubview(content)
        }
    }
#endif
