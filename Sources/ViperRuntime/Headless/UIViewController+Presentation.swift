#if !canImport(UIKit)
    /// What a controller presents. The presenting controller keeps the presented one alive, not the other way round.
    @MainActor struct Presentation {
        let presented: UIViewController
        /// Where the presenter's view goes back to, when the presented one covers it.
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
        /// What is presented on this controller itself, then what is presented on that, and so on.
        var presentedStack: [UIViewController] {
            Array(sequence(first: self, next: \.presentation?.presented).dropFirst())
        }

        /// This controller and those presented on it, without those that are covered.
        var uncoveredStack: [UIViewController] {
            ([self] + presentedStack).filter { $0.presentation?.coversPresenter != true }
        }

        func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
            let presenter = presenter(for: controller.modalPresentationStyle)
            guard presenter.presentation == nil, let window = presenter.view?.window, controller !== presenter,
                controller.parent == nil, controller.presenter == nil, window.rootViewController !== controller
            else { return }
            presenter.presentation = Presentation(of: controller, over: presenter)
            controller.presenter = presenter
            window.transitions.run {
                guard presenter.presentation?.presented === controller else { return }
                guard presenter.viewIfLoaded?.window === window else { return presenter.forgetPresentation() }
                presenter.showPresented(controller, animated: animated)
                completion?()
            }
        }

        private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
            if style.usesContext, let context = containers.first(where: \.definesPresentationContext) { return context }
            return containers.reduce(self) { $1 }
        }

        private func showPresented(_ controller: UIViewController, animated: Bool) {
            let presentation = Presentation(of: controller, over: self)
            self.presentation = presentation
            controller.isBeingPresented = true
            controller.loadViewIfNeeded()
            if presentation.coversPresenter { beginAppearanceTransition(false, animated: animated) }
            controller.beginAppearanceTransition(true, animated: animated)
            presentation.place?.fill(with: controller.viewIfLoaded)
            controller.announceAppearing()
            if presentation.coversPresenter { viewIfLoaded?.removeFromSuperview() }
            controller.endAppearanceTransition()
            if presentation.coversPresenter { endAppearanceTransition() }
            controller.isBeingPresented = false
        }

        func startDismissing(animated: Bool, completion: (() -> Void)?) {
            let presenting =
                containers.first { $0.presentation != nil } ?? containers.lazy.compactMap(\.presenter).first
            guard let presenting else { return }
            let window = presenting.presentation?.presented.viewIfLoaded?.window
            let dismissal = {
                guard presenting.presentation != nil else { return }
                presenting.hidePresented(animated: animated)
                completion?()
            }
            if let window { window.transitions.run(dismissal) } else { dismissal() }
        }

        private func hidePresented(animated: Bool) {
            guard let presentation else { return }
            let leaving = Array(presentedStack.reversed())
            for controller in leaving {
                controller.isBeingDismissed = true
                controller.beginAppearanceTransition(false, animated: animated)
            }
            let returns = presentation.coversPresenter && presentation.place?.window?.isHidden == false
            if returns { beginAppearanceTransition(true, animated: animated) }
            if presentation.coversPresenter, let view = viewIfLoaded {
                presentation.place?.insertSubview(view, at: presentation.index)
            }
            if returns { announceAppearing() }
            for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
            forgetPresentation()
            if returns { endAppearanceTransition() }
            for controller in leaving { controller.endDismissal() }
        }

        private func endDismissal() {
            endAppearanceTransition()
            isBeingDismissed = false
            forgetPresentation()
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
