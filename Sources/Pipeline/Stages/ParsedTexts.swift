import Parallelism
import SwiftReading

/// Swift texts without a mistake, for a process that runs many commands, which emit the same ones again and again.
package final class ParsedTexts: Sendable {
    private let texts = Locked<Set<[UInt8]>>([])

    package init() {}

    func problems(in text: [UInt8]) -> [SwiftSyntaxProblem] {
        if texts.withLock({ $0.contains(text) }) { return [] }
        let problems = SwiftSyntaxCheck.problems(in: text)
        if problems.isEmpty { texts.withLock { _ = $0.insert(text) } }
        return problems
    }
}
