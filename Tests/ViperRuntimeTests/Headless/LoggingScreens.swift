#if !canImport(UIKit)
    import Foundation
    import ViperRuntime

    /// What the screens of a test were told, in order.
    @MainActor final class CallLog {
        private(set) var calls: [String] = []

        func add(_ call: String) { calls.append(call) }

        /// The calls since the last time.
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    /// A screen that logs its callbacks, for example `a willAppear`.
    @MainActor final class Screen: UIViewController {
        let name: String
        let log: CallLog
        var whenLoaded: (Screen) -> Void = { _ in }
        var whenWillAppear: (Screen) -> Void = { _ in }
        var whenAppeared: (Screen) -> Void = { _ in }

        init(_ name: String, _ log: CallLog = CallLog()) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.add("\(name) didLoad")
            whenLoaded(self)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.add("\(name) willAppear" + moves)
            whenWillAppear(self)
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.add("\(name) isAppearing")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.add("\(name) didAppear")
            whenAppeared(self)
            whenAppeared = { _ in }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.add("\(name) willDisappear" + moves)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.add("\(name) didDisappear")
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.add("\(name) willMove \(parent == nil ? "out" : "in")")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.add("\(name) didMove \(parent == nil ? "out" : "in")")
        }

        private var moves: String {
            var words = ""
            if isMovingToParent { words += " (pushed)" }
            if isMovingFromParent { words += " (popped)" }
            if isBeingPresented { words += " (presented)" }
            if isBeingDismissed { words += " (dismissed)" }
            return words
        }
    }

    /// A visible window with a root controller.
    @MainActor func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// Lets animated transitions have their turn.
    @MainActor func turn() async {
        for _ in 0..<5 { await Task.yield() }
    }
#endif
