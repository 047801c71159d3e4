extension DesignedComponent {
    /// The values of each property that distinguishes variants.
    var choices: [[String]] {
        distinguishing.compactMap { name in properties.first { $0.name == name }?.patterns }
    }

    /// The combinations that nobody has drawn.
    var undrawn: [[String]] {
        let all = choices.reduce([[]]) { all, next in all.flatMap { head in next.map { head + [$0] } } }
        let drawn = Set(variants.map(\.patterns))
        return all.filter { !drawn.contains($0) }
    }

    /// The number of combinations; it may be far larger than that of variants.
    var combinationCount: Int {
        choices.reduce(1) { count, next in
            count.multipliedReportingOverflow(by: next.count).overflow ? .max : count * next.count
        }
    }
}

extension DesignedComponent.Property {
    var patterns: [String] {
        switch kind {
        case .text: []
        case .flag: ["false", "true"]
        case .options(let options, _, _): options.map(\.pattern)
        }
    }
}
