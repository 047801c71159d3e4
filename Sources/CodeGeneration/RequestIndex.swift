/// The requests, by path.
///
/// They stay in the lists of the parts of the work, since moving a request would touch everything it holds.
struct RequestIndex: Sendable {
    struct Place: Sendable {
        var part: Int
        var position: Int
    }

    /// The places of the requests, sorted by path.
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

    func request(for path: String) -> RenderRequest? { requests(for: path).first?.request }

    /// Returns the requests for a path, in order, each with its part of the work. Several are sections of one file.
    func requests(for path: String) -> [(part: Int, request: RenderRequest)] {
        var range = places.indices
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            range = self.path(at: middle) < path ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return places[range.lowerBound...].prefix { parts[$0.part][$0.position].path == path }
            .map { ($0.part, parts[$0.part][$0.position]) }
    }

    /// Returns the declarations of files with the wanted ownership, sorted by path.
    func declarations(_ isWanted: (Ownership) -> Bool) -> [GeneratedFiles.TypeDeclaration] {
        places.compactMap { place in
            guard isWanted(parts[place.part][place.position].ownership) else { return nil }
            return parts[place.part][place.position].declares
        }
    }

    /// Calls the closure for each request, sorted by path.
    func forEach(_ body: (RenderRequest) -> Void) {
        for place in places { body(parts[place.part][place.position]) }
    }

    private func path(at position: Int) -> String {
        parts[places[position].part][places[position].position].path
    }
}
