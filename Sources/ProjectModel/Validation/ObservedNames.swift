import Diagnostics
import SwiftReading

/// The macro `@Observable` doesn't take a property that is called like a keyword, or like what it makes itself.
enum ObservedNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.map(\.scene) where scene.style.value.isDrawnBySwiftUI {
            guard specs.project.binding(of: scene) == .observation else { continue }
            check(scene.state.map(\.name), problems)
            for part in scene.parts { check(part.state.map(\.name), problems) }
        }
    }

    /// The fields of one object.
    private static func check(_ fields: [Located<String>], _ problems: ProblemCollector) {
        let names = Set(fields.map(\.value))
        for field in fields {
            guard let reason = reason(against: field.value, beside: names) else { continue }
            problems.report(
                .unobservableName,
                at: field.location,
                "a field '\(field.value)' can't be observed: \(reason)",
                "rename it, for example '\(SwiftIdentifier.lowerCamelCase(field.value.trimmed))Value', or write 'binding: combine'"
            )
        }
    }

    private static func reason(against name: String, beside others: Set<String>) -> String? {
        if name == "Observation" { return "'@Observable' names the module 'Observation'" }
        if name.hasPrefix("_"), others.contains(String(name.dropFirst())) {
            return "'@Observable' keeps the field '\(name.dropFirst())' under that name"
        }
        // Of `return _borrowing` the macro makes two lines, which the compiler warns of.
        let isKeyword = name == "borrowing" || name != SwiftIdentifier.spelled(name, as: .declaration)
        return isKeyword ? "'@Observable' takes no name that is a keyword" : nil
    }
}

extension String {
    /// Without the underscores at its beginning.
    fileprivate var trimmed: String { String(drop { $0 == "_" }) }
}
