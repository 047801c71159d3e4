/// The parts of a project that came, moved and went between two readings of its specs.
public struct ProjectChanges: Hashable, Sendable {
    /// A part with the place that it had.
    public struct Move: Hashable, Sendable {
        public var part: ProjectPart
        public var formerPlace: String
    }

    public private(set) var came: [ProjectPart] = []
    public private(set) var moved: [Move] = []
    public private(set) var went: [ProjectPart] = []

    public var isEmpty: Bool { came.isEmpty && moved.isEmpty && went.isEmpty }

    /// Compares two readings by names: a part with another name is another part.
    ///
    /// - Parameters:
    ///   - former: the specs of then, which may be incomplete; `nil` if there were none.
    ///   - faulty: the paths of those with errors, whose routes may be missing.
    public init(from former: SpecSet?, faulty: Set<String> = [], to present: SpecSet) {
        let unread = former.map { UnreadNames(of: $0, faulty: faulty) }
        let then = (former.map(ProjectPart.all) ?? []).filter { unread?.contains($0) != true }
        let now = ProjectPart.all(of: present).filter { unread?.contains($0) != true }
        let (thenByName, nowByName) = (Self.byName(then), Self.byName(now))
        for (name, parts) in nowByName {
            let others = thenByName[name] ?? []
            if let part = parts.first, let other = others.first, parts.count == 1, others.count == 1 {
                if part.place != other.place { moved.append(Move(part: part, formerPlace: other.place)) }
            } else {
                came += parts.filter { !others.contains($0) }
            }
        }
        for (name, parts) in thenByName where parts.count != 1 || nowByName[name]?.count != 1 {
            let others = nowByName[name] ?? []
            went += parts.filter { !others.contains($0) }
        }
        came.sort()
        moved.sort { $0.part < $1.part }
        went.sort()
    }

    private struct Name: Hashable {
        var kind: ProjectPart.Kind
        var text: [UInt8]
    }

    private static func byName(_ parts: [ProjectPart]) -> [Name: [ProjectPart]] {
        Dictionary(grouping: parts) { Name(kind: $0.kind, text: Array($0.name.utf8)) }
    }
}

/// The parts of specs that couldn't be read, so that nobody knows whether they came or went.
private struct UnreadNames {
    /// The scenes whose routes aren't known.
    private let scenes: Set<String>
    private let services: Set<String>
    private let hasNoServices: Bool

    init(of specs: SpecSet, faulty: Set<String>) {
        scenes = Set(ProjectPart.scenes(of: specs).map(\.scene).filter { faulty.contains($0.path) }.map(\.name.value))
        services = Set(
            specs.unread.compactMap { part in
                if case .service(let name) = part { name } else { nil }
            }
        )
        hasNoServices = specs.unread.contains(.services)
    }

    func contains(_ part: ProjectPart) -> Bool {
        switch part.kind {
        case .module, .scene: false
        case .route: scenes.contains(String(part.name.prefix { $0 != "." }))
        case .service: hasNoServices || services.contains(part.name)
        }
    }
}

extension ProjectPart: Comparable {
    /// Orders by kind, then by the bytes of names and places.
    public static func < (left: ProjectPart, right: ProjectPart) -> Bool {
        if left.kind != right.kind { return left.kind.order < right.kind.order }
        if left.name != right.name { return left.name.precedesInBytes(right.name) }
        return left.place.precedesInBytes(right.place)
    }
}

extension ProjectPart.Kind {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
