extension Adoption {
    /// A way in which the app opens screens that isn't adopted.
    public struct Habit: Hashable, Sendable {
        /// The description, as a sentence.
        public var text: String
        /// The remedy.
        public var remedy: String
        public var place: SourceLocation
    }
}

/// Describes the ways of opening screens that aren't adopted, each with the next step.
struct HabitSearch {
    private static let most = 4

    let index: AppIndex

    /// The first few of each kind, by place.
    var habits: [Adoption.Habit] {
        let uses = index.facts.flatMap(\.habits)
        return HabitUse.Kind.allCases.flatMap { kind in
            bounded(kind == .coordinator ? coordinators(uses) : uses.filter { $0.kind == kind })
        }
    }

    /// Returns one use for each coordinator, at the first screen that it shows.
    private func coordinators(_ uses: [HabitUse]) -> [HabitUse] {
        let groups = Dictionary(grouping: uses.filter { $0.kind == .coordinator }, by: \.subject)
        return groups.values.compactMap { group in
            var first = group.min { ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset) }
            first?.count = group.count
            return first
        }
    }

    private func bounded(_ uses: [HabitUse]) -> [Adoption.Habit] {
        let sorted = uses.sorted { (path($0), $0.place.offset) < (path($1), $1.place.offset) }
        return sorted.prefix(HabitSearch.most).enumerated().map { position, use in
            let rest = position == HabitSearch.most - 1 ? uses.count - HabitSearch.most : 0
            return Adoption.Habit(
                text: use.text + (rest > 0 ? ", and \(rest) more like it" : ""),
                remedy: use.kind.remedy,
                place: index.location(use.place)
            )
        }
    }

    private func path(_ use: HabitUse) -> String { index.sources[use.place.file].path }
}

extension HabitUse {
    fileprivate var text: String {
        switch kind {
        case .registration: "'\(subject)' is looked up when the app runs"
        case .rib: "'\(subject)' is a RIB's builder, and its router attaches the screen"
        case .component: "'\(subject)' is a component, and what it gives is no screen by itself"
        case .coordinator: "'\(subject)' shows \(count) \(count == 1 ? "screen" : "screens") itself"
        case .destination: "'\(subject)' switches over an enum of \(count) cases, which the compiler checks already"
        }
    }
}

extension HabitUse.Kind {
    fileprivate var remedy: String {
        switch self {
        case .registration:
            "write a static function that gives the screen, such as 'FilmModule.assemble(id:)', and adopt again"
        case .rib: "let it stay; a screen that needs no router can have a 'handwritten' spec"
        case .component: "name a function of it in the 'builder' of a 'handwritten' spec"
        case .coordinator:
            "make each screen in a static function, such as 'FilmModule.assemble(id:)', and adopt again"
        case .destination: "let it stay; new screens can be scenes of the app"
        }
    }
}
