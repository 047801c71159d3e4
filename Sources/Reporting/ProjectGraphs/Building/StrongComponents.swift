/// The strongly connected components of a graph, by Tarjan's algorithm.
struct StrongComponents {
    /// The component of each node; their order has no meaning.
    private(set) var setOf: [Int]
    private let successors: [[Int]]
    private var index: [Int?]
    private var lowest: [Int]
    private var open: [Int] = []
    private var isOpen: [Bool]
    private var count = 0
    private var sets = 0

    /// - Parameter successors: the successors of each node.
    init(_ successors: [[Int]]) {
        self.successors = successors
        setOf = [Int](repeating: 0, count: successors.count)
        index = [Int?](repeating: nil, count: successors.count)
        lowest = setOf
        isOpen = [Bool](repeating: false, count: successors.count)
        for node in successors.indices where index[node] == nil { visit(node) }
    }

    private mutating func visit(_ start: Int) {
        var path = [(node: start, next: 0)]
        begin(start)
        while let top = path.indices.last {
            let (node, next) = path[top]
            if next < successors[node].count {
                path[top].next += 1
                let other = successors[node][next]
                if let otherIndex = index[other] {
                    if isOpen[other] { lowest[node] = min(lowest[node], otherIndex) }
                } else {
                    begin(other)
                    path.append((other, 0))
                }
            } else {
                path.removeLast()
                if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                if lowest[node] == index[node] { close(node) }
            }
        }
    }

    private mutating func begin(_ node: Int) {
        index[node] = count
        lowest[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
    }

    private mutating func close(_ root: Int) {
        while let node = open.popLast() {
            isOpen[node] = false
            setOf[node] = sets
            if node == root { break }
        }
        sets += 1
    }
}
