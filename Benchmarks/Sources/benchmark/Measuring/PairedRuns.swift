/// Two commands in turns, A B A B …, so that a machine whose speed drifts slows both.
struct PairedRuns {
    var title: String
    var target: Double
    var measured: MeasuredProcess
    var yardstick: MeasuredProcess
    /// What is compared: the time that people wait, unless it is said.
    var figure: (MeasuredProcess.Usage) -> Double = \.seconds
    /// Done before each run of either, outside of the measurement.
    var prepare: () throws -> Void = {}

    func report(runs: Int) throws {
        var ratios: [Double] = []
        var times: [[Double]] = [[], []]
        for run in 0...runs {
            try prepare()
            let first = figure(try measured.run())
            try prepare()
            let second = figure(try yardstick.run())
            // The first pair only warms the caches.
            if run == 0 { continue }
            ratios.append(first / second)
            times[0].append(first)
            times[1].append(second)
        }
        print("\(title)")
        print("  ratio        \(Spread(ratios).line(digits: 2))   target: at most \(target)")
        print("  measured ms  \(Spread(times[0].map { $0 * 1_000 }).line(digits: 1))")
        print("  yardstick ms \(Spread(times[1].map { $0 * 1_000 }).line(digits: 1))")
    }
}

/// Minimum, median and maximum.
struct Spread {
    let values: [Double]

    init(_ values: [Double]) {
        self.values = values.sorted()
    }

    var median: Double { values.isEmpty ? 0 : values[values.count / 2] }

    func line(digits: Int) -> String {
        let texts = [values.first ?? 0, median, values.last ?? 0].map { number in
            let scale = [1, 10, 100, 1_000][digits]
            let rounded = (number * Double(scale)).rounded() / Double(scale)
            return String(rounded)
        }
        return "min \(texts[0])  median \(texts[1])  max \(texts[2])"
    }
}
