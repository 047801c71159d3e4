#if !canImport(UIKit)
    /// The progress of a controller in appearing on, or disappearing from, the screen.
    struct Appearance {
        enum State { case disappeared, appearing, appeared, disappearing }

        var state = State.disappeared
        var isAnimated = false
        var wasAnnounced = false

        var isVisible: Bool { state == .appearing || state == .appeared }
    }

    extension UIViewController {
        func beginAppearing(animated: Bool) {
            guard !appearance.isVisible else { return }
            appearance = Appearance(state: .appearing, isAnimated: animated)
            loadViewIfNeeded()
            viewWillAppear(animated)
            installChildToShow()
            for child in forwardedChildren { child.beginAppearanceTransition(true, animated: animated) }
        }

        /// Calls `viewIsAppearing`, between `viewWillAppear` and `viewDidAppear`, when the view is in place.
        func announceAppearing() {
            guard appearance.state == .appearing, !appearance.wasAnnounced else { return }
            appearance.wasAnnounced = true
            viewIsAppearing(appearance.isAnimated)
            for child in forwardedChildren { child.announceAppearing() }
        }

        func beginDisappearing(animated: Bool) {
            guard appearance.isVisible else { return }
            appearance = Appearance(state: .disappearing, isAnimated: animated)
            viewWillDisappear(animated)
            for child in forwardedChildren { child.beginAppearanceTransition(false, animated: animated) }
        }

        func endTransition() {
            switch appearance.state {
            case .appearing: endAppearing()
            case .disappearing: endDisappearing()
            case .appeared, .disappeared: break
            }
        }

        private func endAppearing() {
            announceAppearing()
            appearance.state = .appeared
            for child in forwardedChildren { child.endAppearanceTransition() }
            viewDidAppear(appearance.isAnimated)
            showCurrentChild(animated: false)
        }

        private func endDisappearing() {
            appearance.state = .disappeared
            for child in forwardedChildren { child.endAppearanceTransition() }
            viewDidDisappear(appearance.isAnimated)
            showCurrentChild(animated: false)
        }
    }
#endif
