/// How long one piece of work took, run after run, in seconds.
struct Measurement {
    let title: String
    private(set) var runs: [Double] = []

    init(_ title: String) {
        self.title = title
    }

    var minimum: Double { runs.min() ?? 0 }
    var maximum: Double { runs.max() ?? 0 }
    var median: Double { runs.isEmpty ? 0 : runs.sorted()[runs.count / 2] }

    mutating func run(_ work: () throws -> Int) rethrows -> Int {
        let clock = ContinuousClock()
        let start = clock.now
        let result = try work()
        let parts = (clock.now - start).components
        runs.append(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        return result
    }

    var line: String {
        let times = [minimum, median, maximum].map { milliseconds($0) }
        return "\(title): min \(times[0]) ms, median \(times[1]) ms, max \(times[2]) ms"
    }

    private func milliseconds(_ seconds: Double) -> String {
        String((seconds * 100_000).rounded() / 100)
    }
}
