/// Orders of nodes in which most edges lead forward. The layout reverses the edges that lead back.
struct CycleRemoval {
    let graph: DirectedGraph
    /// The nodes to visit first.
    let starts: [Int]

    /// Different ways to break cycles; which is best depends on the graph.
    var orders: [[Int]] { [depthFirst, breadthFirst, fewestBackwards] }

    /// The starts, then the nodes without incoming edges, then all others.
    private var seeds: [Int] {
        let degrees = graph.inDegrees
        return starts + (0..<graph.count).filter { degrees[$0] == 0 } + Array(0..<graph.count)
    }

    /// Each node before those that the search finds from it: only edges that close a cycle lead back.
    var depthFirst: [Int] {
        var (seen, finished) = ([Bool](repeating: false, count: graph.count), [Int]())
        for seed in seeds where !seen[seed] {
            seen[seed] = true
            var stack = [(node: seed, next: graph.successors(of: seed), position: 0)]
            while let top = stack.indices.last {
                guard stack[top].position < stack[top].next.count else {
                    finished.append(stack.removeLast().node)
                    continue
                }
                let node = stack[top].next[stack[top].position]
                stack[top].position += 1
                if seen[node] { continue }
                seen[node] = true
                stack.append((node, graph.successors(of: node), 0))
            }
        }
        return finished.reversed()
    }

    /// The nodes by the number of steps from the starts.
    var breadthFirst: [Int] {
        var (seen, order) = ([Bool](repeating: false, count: graph.count), [Int]())
        for start in starts where !seen[start] {
            seen[start] = true
            order.append(start)
        }
        var position = 0
        for seed in seeds {
            if !seen[seed] {
                seen[seed] = true
                order.append(seed)
            }
            while position < order.count {
                for node in graph.successors(of: order[position]) where !seen[node] {
                    seen[node] = true
                    order.append(node)
                }
                position += 1
            }
        }
        return order
    }
}
