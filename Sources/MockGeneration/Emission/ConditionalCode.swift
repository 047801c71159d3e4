/// Puts the `#if`s of a source around the code for its parts, with neighbours in the same branch together.
struct ConditionalCode {
    private var open: [Condition] = []

    /// Ends the branches that the next part isn't in, and begins those that it is in.
    mutating func enter(_ wanted: [Condition], _ lines: inout CodeLines) {
        if open == wanted { return }
        let shared = zip(open, wanted).prefix { $0 == $1 }.count
        while open.count > shared + 1 { close(&lines) }
        if open.count == shared + 1 {
            // A later branch of the same `#if`.
            let current = open[shared]
            if shared < wanted.count, wanted[shared].place == current.place,
                wanted[shared].directives.starts(with: current.directives)
            {
                lines.add(Array(wanted[shared].directives.dropFirst(current.directives.count)))
                open[shared] = wanted[shared]
            } else {
                close(&lines)
            }
        }
        for condition in wanted.dropFirst(open.count) {
            lines.add(condition.directives)
            open.append(condition)
        }
    }

    mutating func end(_ lines: inout CodeLines) {
        while !open.isEmpty { close(&lines) }
    }

    private mutating func close(_ lines: inout CodeLines) {
        lines.add("#endif")
        open.removeLast()
    }
}
