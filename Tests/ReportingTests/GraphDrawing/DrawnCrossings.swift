import Reporting

/// Crossings as somebody counts them who sees nothing but the picture.
enum DrawnCrossings {
    /// Edges there and back are one; edges of one node don't cross there.
    static func count(_ graph: LayoutGraph, _ layout: GraphLayout) -> Int {
        var seen: Set<Set<Int>> = []
        var pieces: [(start: GraphLayout.Point, end: GraphLayout.Point)] = []
        for (edge, path) in zip(graph.edges, layout.paths) where seen.insert([edge.from, edge.to]).inserted {
            let rightward = (path.first?.x ?? 0) <= (path.last?.x ?? 0) ? path : path.reversed()
            for (one, next) in zip(rightward, rightward.dropFirst()) where one.x < next.x { pieces.append((one, next)) }
        }
        var count = 0
        for (index, piece) in pieces.enumerated() {
            // Curves begin and end where columns do, so that those that cross have both in common.
            for other in pieces[..<index] where other.start.x == piece.start.x && other.end.x == piece.end.x {
                if (piece.start.y - other.start.y).signum() * (piece.end.y - other.end.y).signum() < 0 { count += 1 }
            }
        }
        return count
    }
}
