#if !canImport(UIKit)
    extension UIViewController {
        func startDismissing(animated: Bool, completion: (() -> Void)?) {
            let presenting =
                containers.first { $0.presentation != nil } ?? containers.lazy.compactMap(\.presenter).first
            guard let presenting, let presentation = presenting.presentation else { return }
            let leaving = Array(presenting.presentedStack.reversed())
            let window = presentation.presented.viewIfLoaded?.window
            for controller in [presenting] + leaving { controller.forgetPresentation() }
            presenting.isDismissing = true
            presenting.runTransition(in: window, animated: animated, with: leaving) { willEnd in
                presenting.hide(leaving, of: presentation, animated: animated, willEnd: willEnd)
                completion?()
            }
        }

        private func hide(
            _ leaving: [UIViewController],
            of presentation: Presentation,
            animated: Bool,
            willEnd: () -> Void
        ) {
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
            isDismissing = false
            willEnd()
            if returns { endAppearanceTransition() }
            for controller in leaving {
                controller.endAppearanceTransition()
                controller.isBeingDismissed = false
            }
        }
    }
#endif
