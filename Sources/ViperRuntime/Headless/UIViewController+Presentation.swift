#if !canImport(UIKit)
    /// The presentation of a controller. The presenting controller keeps the presented one alive, but not vice versa.
    @MainActor struct Presentation {
        let presented: UIViewController
        /// True if the presented view covers the presenter's, whose place is stored to return it there.
        let coversPresenter: Bool
        private(set) weak var place: UIView?
        private(set) var index = 0

        init(of presented: UIViewController, over presenter: UIViewController) {
            self.presented = presented
            coversPresenter = presented.modalPresentationStyle.coversPresenter
            guard let view = presenter.viewIfLoaded else { return }
            place = view.superview
            index = place?.subviews.firstIndex(of: view) ?? 0
        }
    }

    extension UIViewController {
        /// The controller presented on this one itself, then the one presented on that, and so on.
        var presentedStack: [UIViewController] {
            Array(sequence(first: self, next: \.presentation?.presented).dropFirst())
        }

        /// This controller and those presented on it, without covered ones.
        var uncoveredStack: [UIViewController] {
            ([self] + presentedStack).filter { $0.presentation?.coversPresenter != true }
        }

        func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
            raiseUnlessPresentable(controller)
            let presenter = presenter(for: controller.modalPresentationStyle)
            guard let window = presenter.view?.window else { return }
            if controller === presenter || controller === window.rootViewController { raiseActive(controller) }
            guard presenter.canPresent(controller, from: self) else { return }
            presenter.presentation = Presentation(of: controller, over: presenter)
            controller.presenter = presenter
            presenter.runTransition(in: window, animated: animated, with: [controller]) { willEnd in
                guard presenter.presentation?.presented === controller else { return }
                guard presenter.viewIfLoaded?.window === window else { return presenter.forgetPresentation() }
                presenter.showPresented(controller, animated: animated, willEnd: willEnd)
                completion?()
            }
        }

        private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
            if style.usesContext, let context = containers.first(where: \.definesPresentationContext) { return context }
            return containers.reduce(self) { $1 }
        }

        private func showPresented(_ controller: UIViewController, animated: Bool, willEnd: () -> Void) {
            let presentation = Presentation(of: controller, over: self)
            self.presentation = presentation
            controller.isBeingPresented = true
            controller.loadViewIfNeeded()
            if presentation.coversPresenter { beginAppearanceTransition(false, animated: animated) }
            controller.beginAppearanceTransition(true, animated: animated)
            presentation.place?.fill(with: controller.viewIfLoaded)
            controller.announceAppearing()
            if presentation.coversPresenter { viewIfLoaded?.removeFromSuperview() }
            willEnd()
            controller.endAppearanceTransition()
            if presentation.coversPresenter { endAppearanceTransition() }
            controller.isBeingPresented = false
        }

        func forgetPresentation() {
            presentation?.presented.presenter = nil
            presentation = nil
        }
    }

    extension UIView {
        func fill(with view: UIView?) {
            guard let view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }
#endif
