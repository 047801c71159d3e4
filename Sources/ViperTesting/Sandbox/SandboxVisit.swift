#if !canImport(UIKit)
    import ViperRuntime

    /// A window with a sandbox's list, in which one item is opened.
    @MainActor struct SandboxVisit {
        private let window = UIWindow(frame: .zero)
        private let list: SandboxViewController

        init(module: String, scenes: [SandboxScene]) {
            list = SandboxViewController(module: module, scenes: scenes)
            window.rootViewController = UINavigationController(rootViewController: list)
            window.makeKeyAndVisible()
        }

        /// Taps the button with this identifier.
        ///
        /// - Returns: The screen that appeared, with its view loaded; `nil` if none did.
        func open(_ identifier: String) async -> UIViewController? {
            button(identifier, in: list.view)?.sendActions(for: .primaryActionTriggered)
            await settle()
            return front === list || front?.isViewLoaded != true ? nil : front
        }

        /// The screen in front.
        var front: UIViewController? {
            var front = window.rootViewController
            while let next = front.flatMap(inFront) { front = next }
            return front
        }

        /// Returns the way in which the screen in front followed another one. For example: `pushes`.
        func verb(since previous: UIViewController) -> String {
            guard let front else { return "closes" }
            let stack = front.navigationController?.viewControllers ?? []
            if stack.contains(where: { $0 === previous }) { return front === list ? "closes" : "pushes" }
            return front.presentingViewController != nil || window.rootViewController?.presentedViewController != nil
                ? "presents" : "shows"
        }

        /// Gives tasks that a screen has started time to finish, if they need hardly any.
        func settle() async {
            try? await Task.sleep(for: .milliseconds(20))
            for _ in 0..<20 { await Task.yield() }
        }

        private func button(_ identifier: String, in view: UIView?) -> UIButton? {
            guard let view else { return nil }
            if let button = view as? UIButton, button.accessibilityIdentifier == identifier { return button }
            return view.subviews.lazy.compactMap { self.button(identifier, in: $0) }.first
        }

        private func inFront(of controller: UIViewController) -> UIViewController? {
            if let presented = controller.presentedViewController { return presented }
            switch controller {
            case let tabs as UITabBarController: return tabs.selectedViewController
            case let stack as UINavigationController: return stack.topViewController
            default: return nil
            }
        }
    }
#endif
