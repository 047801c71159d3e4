import FileEmission
import Parallelism

/// What was asked to be rendered, found by path.
///
/// The requests stay in the lists in which the parts of the work made them: to move one would touch all that it holds.
struct RequestIndex: Sendable {
    struct Place: Sendable {
        var part: Int
        var position: Int
    }

    /// Sorted by path.
    let places: [Place]
    private let parts: [[RenderRequest]]

    init() {
        places = []
        parts = []
    }

    init(_ parts: [[RenderRequest]], jobs: Int) {
        self.parts = parts
        var places: [Place] = []
        var paths: [String] = []
        for part in parts.indices {
            for position in parts[part].indices {
                places.append(Place(part: part, position: position))
                paths.append(parts[part][position].path)
            }
        }
        self.places = Parallel.order(of: paths, jobs: jobs).map { places[$0] }
    }

    func request(for path: String) -> RenderRequest? {
        var range = places.indices
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            let candidate = self.path(at: middle)
            if candidate == path { return parts[places[middle].part][places[middle].position] }
            range = candidate < path ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// The declarations of files that are owned in the wanted way, sorted by path.
    func declarations(_ isWanted: (Ownership) -> Bool) -> [GeneratedFiles.TypeDeclaration] {
        places.compactMap { place in
            guard isWanted(parts[place.part][place.position].ownership) else { return nil }
            return parts[place.part][place.position].declares
        }
    }

    /// Sorted by path.
    func forEach(_ body: (RenderRequest) -> Void) {
        for place in places { body(parts[place.part][place.position]) }
    }

    private func path(at position: Int) -> String {
        parts[places[position].part][places[position].position].path
    }
}
