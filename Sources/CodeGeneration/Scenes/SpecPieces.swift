/// The pieces of a scene's spec, such as names, parameters and calls, for a team's own styles to combine.
struct SpecPieces: Sendable {
    private let events: [SpecEvent]
    private let routes: [SpecMember]
    private let descriptor: TemplateCode?

    init(_ place: ScenePlace) {
        let (scene, samples) = (place.scene, place.samples)
        let reactions = scene.style.isEmitted ? PresenterScript(scene: scene, samples: samples).reactions : []
        events = reactions.map { SpecEvent(reaction: $0, samples: samples) }
        routes = scene.routes.map { SpecMember($0.phrases, samples: samples) }
        descriptor = samples.arguments(for: scene.parameters).map { .phrase("\(scene.descriptor)(", $0, ")") }
    }

    static let table: TemplateTable<SpecPieces> = [
        .list("events", "what the view reports: `viewDidLoad`, then the spec's events", of: SpecEvent.table) {
            $0.events
        },
        .list("routes", "where the scene leads", of: SpecMember.table) { $0.routes },
        .code("sampleDescriptor", "makes a descriptor of `samples` for tests; empty where a value is missing") {
            [$0.descriptor].compactMap(\.self)
        },
    ]
}

/// An event or a route, as a function and as an enum's case.
struct SpecMember: Sendable {
    private let phrases: FunctionPhrases
    private let arguments: [String]
    private let samples: SampleValues

    /// - Parameter arguments: The arguments of the call, with their labels; by default its own parameters.
    init(_ phrases: FunctionPhrases, arguments: [String]? = nil, samples: SampleValues) {
        self.phrases = phrases
        self.arguments = arguments ?? phrases.parameters.map { $0.argument($0.local) }
        self.samples = samples
    }

    static let table: TemplateTable<SpecMember> = [
        .text("name", "its name; a route's is that of a function") { $0.phrases.name },
        .text("call", "a call of the function, behind a dot") { "\($0.member)(\($0.list))" },
        .text("case", "the case of an enum, behind `case`") { member in
            let types = member.phrases.parameters.map { $0.argument($0.type.storageText) }
            return member.phrases.name.spelled(.declaration) + SpecMember.inParentheses(types)
        },
        .text("pattern", "the case where it is switched over, behind a dot") { member in
            member.member + SpecMember.inParentheses(member.phrases.parameters.map { "let \($0.local)" })
        },
        .text("value", "a value of the case, behind a dot") { $0.member + inParentheses($0.arguments) },
        .list("parameters", "its parameters", of: parameter) { member in
            member.phrases.parameters.map { ($0, member.samples) }
        },
        .flag("hasSamples", "whether there is a sample for each parameter") { member in
            member.samples.missing(for: member.phrases.parameters) == nil
        },
    ]

    private static let parameter: TemplateTable<(Parameter, SampleValues)> = [
        .text("name", "its name, as a constant's") { $0.0.local },
        .text("type", "its type, as a constant's") { $0.0.type.storageText },
        .text("sample", "a value for tests; empty where none is known") { parameter, samples in
            samples.sample(of: parameter.type) ?? parameter.defaultValue?.text ?? ""
        },
    ]

    private var member: String { phrases.name.spelled(.member) }
    private var list: String { arguments.joined(separator: ", ") }

    private static func inParentheses(_ items: [String]) -> String {
        items.isEmpty ? "" : "(\(items.joined(separator: ", ")))"
    }
}

/// An event, with the most likely meaning of its name and parameters.
struct SpecEvent: Sendable {
    private let member: SpecMember
    private let kept: [String]
    private let route: SpecMember?

    init(reaction: PresenterScript.Reaction, samples: SampleValues) {
        member = SpecMember(reaction.event.phrases, samples: samples)
        kept = reaction.kept
        route =
            reaction.calls.lazy.compactMap { call in
                guard case .route(let route, let arguments) = call else { return nil }
                return SpecMember(route.phrases, arguments: arguments, samples: samples)
            }.first
    }

    static let table = TemplateTable<SpecEvent>(
        SpecMember.table.variables.map { variable in variable.pulledBack { $0.member } } + [
            .list("keeps", "the parameters that fields of the state take over", of: keptField) { $0.kept },
            .list(
                "leadsTo",
                "the route that it leads to, with what the event has; none where it leads nowhere",
                of: SpecMember.table
            ) {
                [$0.route].compactMap(\.self)
            },
        ]
    )

    private static let keptField: TemplateTable<String> = [
        .text("field", "the field, behind a dot") { $0.spelled(.member) },
        .text("value", "the parameter") { $0.spelled(.local) },
    ]
}
