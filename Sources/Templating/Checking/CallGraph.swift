/// Which procedures call which, to find recursions that no value would end.
struct CallGraph {
    struct Edge {
        let caller: Int
        let callee: Int
        /// How the callee's innermost value lies to the caller's.
        let descent: ContextStack.Descent
        let template: Int
        let partial: TemplatePartial
    }

    var edges: [Edge] = []
    var procedureCount = 0

    /// The calls in a cycle that does not lead from a value to one strictly inside of it, each time round.
    func endlessCalls() -> [Edge] {
        let cycles = components { _ in true }
        let level = components { $0.descent == .same }
        return edges.filter { edge in
            switch edge.descent {
            case .inside: false
            case .elsewhere: cycles[edge.caller] == cycles[edge.callee]
            case .same: level[edge.caller] == level[edge.callee]
            }
        }
    }

    /// For each procedure the number of its strongly connected component (Kosaraju's algorithm, without recursion).
    private func components(_ isIncluded: (Edge) -> Bool) -> [Int] {
        var callees: [[Int]] = Array(repeating: [], count: procedureCount)
        var callers = callees
        for edge in edges where isIncluded(edge) {
            callees[edge.caller].append(edge.callee)
            callers[edge.callee].append(edge.caller)
        }
        var component = Array(repeating: -1, count: procedureCount)
        for root in finishingOrder(callees).reversed() where component[root] < 0 {
            var waiting = [root]
            while let procedure = waiting.popLast() {
                guard component[procedure] < 0 else { continue }
                component[procedure] = root
                waiting += callers[procedure]
            }
        }
        return component
    }

    private func finishingOrder(_ callees: [[Int]]) -> [Int] {
        var isSeen = Array(repeating: false, count: procedureCount)
        var order: [Int] = []
        for root in callees.indices where !isSeen[root] {
            isSeen[root] = true
            var path = [(procedure: root, next: 0)]
            while let (procedure, next) = path.last {
                guard next < callees[procedure].count else {
                    order.append(procedure)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let callee = callees[procedure][next]
                guard !isSeen[callee] else { continue }
                isSeen[callee] = true
                path.append((callee, 0))
            }
        }
        return order
    }
}
