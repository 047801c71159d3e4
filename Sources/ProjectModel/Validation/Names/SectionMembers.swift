import SpecReading
import SwiftReading

/// A section takes fields that the state has and reports events that the scene has, each under a name of its own.
enum SectionMembers: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where !scene.contents.isEmpty {
            for section in scene.contents.lazy.flatMap(\.sections) {
                checkFields(of: section, in: scene, specs, problems)
                checkEvents(of: section, in: scene, specs, problems)
                checkNames(in: section, problems)
            }
        }
    }

    private static func checkFields(
        of section: SectionSpec,
        in scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard !specs.isUnread(.state(scene: scene.name.value)) else { return }
        let hasFailure =
            scene.keepsFailure || specs.isUnread(.interactor(scene: scene.name.value))
        let fields = scene.state.map(\.name.value)
        for field in section.state where !fields.contains(field.value) {
            if hasFailure, field.value == "failure" { continue }
            problems.reportUnknown(
                .unknownSectionField,
                "field",
                field,
                known: fields,
                otherwise: fields.isEmpty
                    ? "the scene's state has no fields; add it under 'state'"
                    : "the state has the fields \(fields.quotedList)"
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
        let events = scene.events.map(\.name.value).filter { !LifecycleEvents.names.contains($0) }
        for event in section.events where !events.contains(event.value) {
            if LifecycleEvents.names.contains(event.value) {
                problems.report(
                    .unknownSectionEvent,
                    at: event.location,
                    "the event '\(event.value)' is sent by the view controller itself, not by a section",
                    "remove it"
                )
                continue
            }
            problems.reportUnknown(
                .unknownSectionEvent,
                "event",
                event,
                known: events,
                otherwise: events.isEmpty
                    ? "the scene has no events that a section could report; add it under 'events'"
                    : "the scene has the events \(events.quotedList)"
            )
        }
    }

    /// The closure for `didTapOrder` is called `onTapOrder`.
    private static func checkNames(in section: SectionSpec, _ problems: ProblemCollector) {
        var seen = Set(section.state.map(\.value))
        for event in section.events {
            let closure = SectionSpec.closure(for: event.value)
            guard !seen.insert(closure).inserted else { continue }
            problems.report(
                .sectionNameClash,
                at: event.location,
                "the section '\(section.name.value)' would have two properties '\(closure)'",
                "rename the event: '\(event.value)' is reported through '\(closure)'"
            )
        }
        checkBody(section.name, "be called", problems)
        for field in section.state { checkField(field, problems) }
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
