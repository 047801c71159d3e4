/// A state without a preview is first seen by the app's users.
enum IncompletePreviews: Rule {
    static let rule = LintRule.incompletePreviews
    static let canBeSuppressed = false
    static let isOptIn = true
    static let summary =
        "Previews show each scene with and without its optionals, and in each case of its enums. Off unless `severity` names it."

    static func diagnostics(
        of project: Project,
        in files: LintFiles,
        _ display: (String) -> String
    ) -> [Diagnostic] {
        let scenes = project.features.flatMap(\.scenes).filter { $0.style.hasParts && $0.hasDisplayStates }
        let enums = FieldEnums(of: scenes, in: files).cases
        let ofScenes = scenes.flatMap { scene in
            findings(in: PreviewCoverage(scene: scene, enums: enums), project.samples).map { message, remedy in
                diagnostic(project, at: scene.placeOfPreviews ?? scene.place, message, remedy)
            }
        }
        let components = files.components(of: project, display).components
        return ofScenes
            + components.filter { !project.lint.excludes($0.path) }.flatMap { findings(of: $0, in: project) }
    }

    private static func findings(of component: Component, in project: Project) -> [Diagnostic] {
        component.unshown.map { unshown in
            let remedy =
                "add '\(unshown.parameter)' to 'combinations' in the mark, or show it in a '#Preview' of your own"
            let message = "no generated preview shows '\(component.name)' \(unshown.value)"
            return diagnostic(project, at: component.place, message, remedy)
        }
    }

    private static func diagnostic(
        _ project: Project,
        at place: SourceLocation,
        _ message: String,
        _ remedy: String
    ) -> Diagnostic {
        Diagnostic(
            DiagnosticKind.of(rule),
            severity: project.severity(of: rule),
            at: place,
            message,
            notes: [Diagnostic.Note(remedy)]
        )
    }

    private static func findings(
        in coverage: PreviewCoverage,
        _ samples: [String: SwiftExpression]
    ) -> [(message: String, remedy: String)] {
        let scene = coverage.scene
        guard !scene.previews.isEmpty else {
            let sections = scene.contents.flatMap(\.sections).map { "'\($0.name)'" }
            let parts = sections.isEmpty ? "" : ", and with it its sections \(sections.joined(separator: ", "))"
            return [
                (
                    "no preview shows '\(scene.name)'\(parts)",
                    "add 'previews' to its spec, for example: previews: { filled: \(scene.neededValues(samples)) }"
                )
            ]
        }
        return coverage.missing.map { field, value in
            (
                "no preview shows '\(scene.name)' \(value)",
                "add a preview with it, or '\(field)' to 'combinations' under 'previews'"
            )
        }
    }
}

extension Scene {
    /// True if it has different display states.
    fileprivate var hasDisplayStates: Bool {
        !state.isEmpty || !contents.isEmpty || screenParts.contains { !$0.state.isEmpty }
    }

    /// Returns the smallest preview: only the fields whose values otherwise come from the descriptor.
    fileprivate func neededValues(_ samples: [String: SwiftExpression]) -> String {
        let ofState = values(state, samples)
        let ofParts = screenParts.compactMap { part in
            let values = values(part.state, samples)
            return values.isEmpty ? nil : "\(part.name): { \(values.joined(separator: ", ")) }"
        }
        let all = ofState + ofParts
        return all.isEmpty ? "{}" : "{ \(all.joined(separator: ", ")) }"
    }

    private func values(_ fields: [Parameter], _ samples: [String: SwiftExpression]) -> [String] {
        fields.filter { field in
            field.defaultValue == nil && !field.type.isOptional
                && parameters.contains { $0.name == field.name && $0.type.same(as: field.type) }
        }.map { field in
            let type = field.type
            let value = samples[type.text]?.text ?? type.sampleValue { samples[$0]?.text } ?? ".sample"
            // Quotes are never wrong here; they go where YAML may read something else.
            let isPlain = value.utf8.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ".") }
            return "\(field.name): " + (isPlain ? value : YAMLText.singleQuoted(value))
        }
    }
}
