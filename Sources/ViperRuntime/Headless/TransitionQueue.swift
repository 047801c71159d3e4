#if !canImport(UIKit)
    /// The transitions of one window, one at a time.
    ///
    /// A transition requested during another one (a push in `viewDidAppear`) begins when that one has ended, so that
    /// every controller gets its callbacks in pairs. An animated one takes a turn of the main actor: its callbacks
    /// come after the caller, and whatever else is waiting, has had its turn.
    @MainActor final class TransitionQueue {
        private var waiting: [(isAnimated: Bool, run: () -> Void)] = []
        private var isRunning = false
        private var isTurnAwaited = false

        func run(animated: Bool, _ transition: @escaping () -> Void) {
            waiting.append((animated, transition))
            proceed()
        }

        private func proceed() {
            guard !isRunning else { return }
            while let next = waiting.first, !next.isAnimated { runFirst() }
            guard !waiting.isEmpty, !isTurnAwaited else { return }
            isTurnAwaited = true
            Task {
                isTurnAwaited = false
                runFirst()
                proceed()
            }
        }

        private func runFirst() {
            isRunning = true
            waiting.removeFirst().run()
            isRunning = false
        }
    }
#endif
