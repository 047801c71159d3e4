/// A section takes fields that the state, or its part, has, and reports events that the scene has, under unique names.
enum SectionMembers: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where !scene.contents.isEmpty {
            for section in scene.contents.lazy.flatMap(\.sections) {
                guard checkPart(of: section, in: scene, problems) else { continue }
                checkFields(of: section, in: scene, specs, problems)
                checkEvents(of: section, in: scene, specs, problems)
                checkNames(in: section, of: scene, problems)
            }
        }
    }

    /// - Returns: true if the rest of the section can be checked.
    private static func checkPart(
        of section: SectionSpec,
        in scene: SceneSpec,
        _ problems: ProblemCollector
    ) -> Bool {
        guard let part = section.part, scene.part(of: section) == nil else { return true }
        problems.reportUnknown(
            .unknownName,
            "part",
            part,
            known: scene.parts.map(\.name.value),
            otherwise: scene.style.value.hasViewModel
                ? "add it under 'parts', or remove 'part' for fields of the screen's own state"
                : "remove 'part': a section of a '\(scene.style.value.rawValue)' scene takes fields of the state"
        )
        return false
    }

    private static func checkFields(
        of section: SectionSpec,
        in scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard !specs.isUnread(.state(scene: scene.name.value)) else { return }
        let hasFailure =
            scene.keepsFailure(in: section) || specs.isUnread(.interactor(scene: scene.name.value))
        let part = scene.part(of: section)
        let fields = (part?.state ?? scene.state).map(\.name.value)
        let (owner, place) = part.map { ("the part", $0.name.value) } ?? ("the state", "state")
        for field in section.state where !fields.contains(field.value) {
            if hasFailure, field.value == "failure" { continue }
            problems.reportUnknown(
                .unknownName,
                "field",
                field,
                known: fields,
                otherwise: fields.isEmpty
                    ? "\(part == nil ? "the scene's state" : owner) has no fields; add it under '\(place)'"
                    : "\(owner) has the fields \(fields.quotedList)"
            )
        }
    }

    private static func checkEvents(
        of section: SectionSpec,
        in scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard !specs.isUnread(.events(scene: scene.name.value)) else { return }
        let lifecycle = LifecycleEvents.names(in: scene)
        let all = (scene.part(of: section)?.events ?? []) + scene.events
        let events = all.map(\.name.value).filter { !lifecycle.contains($0) }
        for event in section.events where !events.contains(event.value) {
            if lifecycle.contains(event.value) {
                problems.report(
                    .unknownName,
                    at: event.location,
                    "the event '\(event.value)' is sent by the view controller itself, not by a section",
                    "remove it"
                )
                continue
            }
            problems.reportUnknown(
                .unknownName,
                "event",
                event,
                known: events,
                otherwise: events.isEmpty
                    ? "the scene has no events that a section could report; add it under 'events'"
                    : "the scene has the events \(events.quotedList)"
            )
        }
    }

    /// Reports properties with the same name. The closure for `didTapOrder` is `onTapOrder`.
    private static func checkNames(in section: SectionSpec, of scene: SceneSpec, _ problems: ProblemCollector) {
        var seen = Set(section.state.map(\.value))
        for event in section.events {
            let closure = scene.style.value.hasViewModel ? event.value : SectionSpec.closure(for: event.value)
            guard !seen.insert(closure).inserted else { continue }
            problems.report(
                .nameClash,
                at: event.location,
                "the section '\(section.name.value)' would have two properties '\(closure)'",
                "rename the event: '\(event.value)' is reported through '\(closure)'"
            )
        }
        checkBody(section.name, "be called", problems)
        for field in section.state { checkField(field, problems) }
    }
}

extension SceneSpec {
    /// Returns the part of the screen that the section draws, if it names one.
    func part(of section: SectionSpec) -> PartSpec? {
        guard style.value.hasViewModel, let name = section.part else { return nil }
        return parts.first { $0.name.value == name.value }
    }

    /// Returns true if there is a `failure` besides the fields: a screen's own state has none if it has parts.
    func keepsFailure(in section: SectionSpec) -> Bool {
        keepsFailure && (!style.value.hasViewModel || part(of: section) != nil)
    }
}

extension SectionMembers {
    private static func checkField(_ field: Located<String>, _ problems: ProblemCollector) {
        checkBody(field, "take a field", problems)
        guard ["Text", "VStack", "Button"].contains(field.value) else { return }
        problems.report(
            .reservedName,
            at: field.location,
            "a section can't take a field '\(field.value)': that hides the view of SwiftUI that it is drawn with",
            "rename the field, for example '\(SwiftIdentifier.lowerCamelCase(field.value))Value'"
        )
    }

    private static func checkBody(_ name: Located<String>, _ verb: String, _ problems: ProblemCollector) {
        guard name.value == "body" else { return }
        problems.report(
            .reservedName,
            at: name.location,
            "a section can't \(verb) 'body': that is what a SwiftUI view draws",
            "rename it"
        )
    }
}

extension [String] {
    /// For example: `'order', 'delivery'`.
    fileprivate var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
