/// A line on a terminal that shows the progress of a long run and disappears at its end. Logs get none.
package final class ProgressLine: Sendable {
    private let console: Console
    private let descriptor: Int32
    private let watch: Stopwatch
    private let patience: Duration
    private let isShown = Locked(false)

    /// - Parameter patience: the time for which nothing is shown.
    /// - Returns: `nil` if nobody watches: in a pipe, in a file, in CI.
    package init?(
        console: Console,
        descriptor: Int32 = STDERR_FILENO,
        variable: (String) -> String? = { name in getenv(name).map { String(cString: $0) } },
        watch: Stopwatch,
        patience: Duration = .milliseconds(500)
    ) {
        guard isatty(descriptor) == 1, variable("CI") == nil, variable("TERM") != "dumb" else { return nil }
        self.console = console
        self.descriptor = descriptor
        self.watch = watch
        self.patience = patience
    }

    package func show(_ progress: Emitter.Progress) {
        guard watch.elapsed >= patience else { return }
        isShown.withLock { isShown in
            isShown = true
            console.write("\r\u{1B}[K\(progress.done) of \(progress.planned) files", to: descriptor)
        }
    }

    func clear() {
        isShown.withLock { isShown in
            if isShown { console.write("\r\u{1B}[K", to: descriptor) }
            isShown = false
        }
    }
}
