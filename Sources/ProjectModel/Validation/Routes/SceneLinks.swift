/// A link gives all parameters that its scene needs, in a form that can be read.
enum SceneLinks: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let linked = specs.scenes.lazy.map(\.scene).filter { !$0.links.isEmpty }
        if let place = linked.first?.place(of: .links) { checkOrigins(place, specs, problems) }
        for scene in linked { check(scene, specs, problems) }
    }

    private static func checkOrigins(_ place: SourceLocation, _ specs: SpecIndex, _ problems: ProblemCollector) {
        guard specs.specs.isWholeApp, specs.project.keyPlaces[.links] == nil else { return }
        problems.report(
            .missingKey,
            at: place,
            "nothing says what the app's links begin with",
            "add it to \(specs.project.path), for example: \(ProjectKeys.links.key.example)"
        )
    }

    private static func check(_ scene: SceneSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        guard let place = scene.place(of: .links) else { return }
        if !specs.specs.isWholeApp {
            problems.report(
                .misplacedKey,
                at: place,
                "links lead into an app whose start or tabs are generated, and this one has screens of its own alone",
                "remove it, and resolve the scene where your own code reads URLs"
            )
            return
        }
        if scene.output?.value == .embeddedScene {
            problems.report(
                .outputMismatch,
                at: place,
                "'\(scene.name.value)' is a view for SwiftUI, and a link leads to a view controller",
                "remove 'links', or 'output: \(SceneOutput.embeddedScene.rawValue)'"
            )
        }
        if SwiftIdentifier.lowerCamelCase(scene.name.value) == "url" {
            problems.report(
                .reservedName,
                at: scene.name.location,
                "'url' is what the generated code calls the address of a link",
                "rename the scene, for example to '\(scene.name.value)Page'"
            )
        }
        guard specs.parametersAreKnown(of: scene.name.value) else { return }
        for link in scene.links { check(link, of: scene, problems) }
        checkTypes(of: scene, specs, problems)
    }

    private static func check(_ link: Located<LinkPattern>, of scene: SceneSpec, _ problems: ProblemCollector) {
        let given = link.value.parameters
        let known = scene.parameters.map(\.name.value)
        let missing = scene.parameters.filter { $0.defaultValue == nil && !given.contains($0.name.value) }
        let unknown = given.filter { !known.contains($0) }
        for name in unknown {
            problems.report(
                .unknownName,
                Located(name, at: link.range),
                "'\(scene.name.value)' has no parameter '\(name)'",
                near: NearName.find(name, in: missing.map(\.name.value)) ?? NearName.find(name, in: known),
                otherwise: known.isEmpty
                    ? "it has none; add it to 'parameters', or take '{\(name)}' out of the link"
                    : "it has \(known.map { "'\($0)'" }.joined(separator: ", "))"
            )
        }
        // A wrong name stands for one that is missing.
        for parameter in missing where unknown.isEmpty {
            let name = parameter.name.value
            let item = LinkPattern.QueryItem(name: name, parameter: name)
            var complete = link.value
            if parameter.type.value.isOptional {
                complete.query.append(item)
            } else {
                complete.path.append(.parameter(name))
            }
            problems.report(
                .missingParameter,
                at: link.location,
                "the link '\(link.value.text)' doesn't give '\(name)'",
                notes: [
                    Diagnostic.Note("write \"\(complete.text)\", or give the parameter a default"),
                    Diagnostic.Note("declared here", at: parameter.name.location),
                ]
            )
        }
        for case .parameter(let name) in link.value.path {
            guard let parameter = scene.parameters.first(where: { $0.name.value == name }),
                parameter.type.value.isOptional
            else { continue }
            problems.report(
                .parameterMismatch,
                at: link.location,
                "'\(name)' may be nil, and a part of a path is always there",
                notes: [
                    Diagnostic.Note(
                        "write it into the query, as in '?\(name)={\(name)}'; or let its type be '\(parameter.type.value.wrapped?.text ?? parameter.type.value.text)'"
                    )
                ]
            )
        }
    }

    /// Reports parameters whose types have no text.
    private static func checkTypes(of scene: SceneSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        let given = Set(scene.links.flatMap(\.value.parameters))
        for parameter in scene.parameters where given.contains(parameter.name.value) {
            let type = parameter.type.value
            guard !type.hasText, !specs.isSlip(type) else { continue }
            problems.report(
                .cannotConform,
                at: parameter.type.location,
                "no link can give '\(parameter.name.value)': a '\(type.text)' can't be read from a text",
                notes: [
                    Diagnostic.Note(
                        "let the link give a text or a number by which the scene finds it, or a type of your own that is 'LosslessStringConvertible' or stands for a text or a number"
                    ),
                    Diagnostic.Note("given here", at: scene.links.first?.location ?? scene.name.location),
                ]
            )
        }
    }
}
