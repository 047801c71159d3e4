/// A state conforms to a protocol only if the types of its fields can.
enum StateConformances: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for name in scene.stateConformances {
                guard let conformance = SynthesizedConformance(rawValue: name.value) else { continue }
                if scene.keepsFailure, !scene.style.value.hasViewModel,
                    conformance == .hashable || conformance == .codable
                {
                    reportFailure(name, problems)
                }
                if let loaded = scene.state.first(where: \.isLoadable), !conformance.isOfLoadables {
                    reportLoadable(loaded, name, problems)
                }
                guard let field = scene.state.first(where: { $0.ownType.value.rulesOut(conformance) }) else { continue }
                problems.report(
                    .cannotConform,
                    at: name.location,
                    "the state can't be '\(name.value)' with the field '\(field.name.value)' of the type '\(field.ownType.value.text)'",
                    notes: [Diagnostic.Note("take out '\(name.value)', or change this type", at: field.type.location)]
                )
            }
        }
    }

    /// Reports other conformances than those of `SceneFailure`: `Equatable` and `Sendable`.
    private static func reportFailure(_ name: Located<String>, _ problems: ProblemCollector) {
        problems.report(
            .cannotConform,
            at: name.location,
            "the state can't be '\(name.value)': it has a field 'failure' because the interactor can throw",
            "take out '\(name.value)'"
        )
    }

    private static func reportLoadable(_ field: ParameterSpec, _ name: Located<String>, _ problems: ProblemCollector) {
        guard let place = field.loading?.source.location else { return }
        problems.report(
            .cannotConform,
            at: name.location,
            "the state can't be '\(name.value)': its field '\(field.name.value)' is a 'Loadable', which isn't",
            notes: [Diagnostic.Note("take out '\(name.value)', or load it without 'Loadable'", at: place)]
        )
    }
}

extension ParameterSpec {
    /// The type in the spec: that of the loaded value for a field that is loaded.
    fileprivate var ownType: Located<SwiftType> { isLoadable ? loading?.type ?? type : type }
}

extension SynthesizedConformance {
    /// True if a `Loadable` conforms when its value does. Its failure is only `Equatable` and `Sendable`.
    fileprivate var isOfLoadables: Bool {
        switch self {
        case .equatable, .sendable: true
        case .hashable, .codable: false
        }
    }
}
