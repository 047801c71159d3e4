#if !canImport(UIKit)
    /// The transitions of one window, one at a time.
    ///
    /// A transition that is asked for in the middle of another one (a push in `viewDidAppear`) begins when that one has
    /// ended, so that every controller gets its callbacks in pairs.
    @MainActor final class TransitionQueue {
        private var waiting: [() -> Void] = []
        private var isRunning = false

        func run(_ transition: @escaping () -> Void) {
            waiting.append(transition)
            guard !isRunning else { return }
            isRunning = true
            while !waiting.isEmpty { waiting.removeFirst()() }
            isRunning = false
        }
    }
#endif
