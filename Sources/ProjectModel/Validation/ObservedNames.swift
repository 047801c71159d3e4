import Diagnostics
import SwiftReading

/// The macro `@Observable` doesn't take a property that is called like a keyword.
enum ObservedNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.map(\.scene) where [.swiftui, .mvvm].contains(scene.style.value) {
            guard specs.project.binding(of: scene) == .observation else { continue }
            for field in scene.allFields
            where field.name.value != SwiftIdentifier.spelled(field.name.value, as: .declaration) {
                problems.report(
                    "unobservable-name",
                    at: field.name.location,
                    "a field '\(field.name.value)' can't be observed: '@Observable' takes no name that is a keyword",
                    "rename it, or write 'binding: combine'"
                )
            }
        }
    }
}
