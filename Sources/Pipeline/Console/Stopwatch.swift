/// Measures the time that a run has taken so far.
package struct Stopwatch {
    private let start = ContinuousClock.now

    package init() {}

    var elapsed: Duration { ContinuousClock.now - start }

    /// The time in seconds. For example: `0.42 s`.
    package var text: String {
        let hundredths = (elapsed / .milliseconds(10)).rounded()
        let whole = Int(hundredths) / 100
        let rest = Int(hundredths) % 100
        return "\(whole).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
