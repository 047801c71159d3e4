/// The routes to a new scene, in the specs of the scenes that present it.
struct RouteRequests {
    private let scene: String
    private let routesFrom: [String]
    /// The parameters of the scene's descriptor.
    private let parameters: [SpecEntry]

    init(_ request: SceneRequest, _ parameters: [SpecEntry]) {
        scene = request.name
        routesFrom = request.parts.routesFrom
        self.parameters = parameters
    }

    /// Returns the new routes. Existing ones, for example from an interrupted run, stay as they are.
    func amendments(in known: KnownSpecs) throws(RunFailure) -> [SpecAmendment] {
        var amendments: [SpecAmendment] = []
        var problems: [Diagnostic] = []
        var seen: Set<String> = []
        for text in routesFrom {
            let argument = "--route-from \(text)"
            let (name, route) = text.split(atFirst: ":") ?? (text, SwiftIdentifier.lowerCamelCase(scene))
            guard seen.insert(name).inserted else {
                problems.append(problem(.listedTwice, argument, "'\(name)' is listed twice", "remove one"))
                continue
            }
            do {
                amendments += try amendment(argument, of: name, route, in: known)
            } catch {
                problems += error.diagnostics
            }
        }
        if !problems.isEmpty { throw .arguments(problems) }
        return amendments
    }

    private func amendment(
        _ argument: String,
        of name: String,
        _ route: String,
        in known: KnownSpecs
    ) throws(RunFailure) -> [SpecAmendment] {
        guard let presenting = known.scene(name)?.scene, let file = known.file(at: presenting.path) else {
            let missing = known.missingScene(name, otherwise: "name a scene that has a spec")
            var result = problem(missing.kind, argument, missing.message, "")
            result.notes = [missing.note]
            throw .input([result])
        }
        if let there = presenting.routes.first(where: { $0.name.value == route }) {
            guard there.destination?.value != scene else { return [] }
            var clash = problem(
                .duplicateName,
                argument,
                "'\(name)' already has a route '\(route)'",
                "give this one another name: --route-from \(name):\(route)2"
            )
            clash.notes.append(Diagnostic.Note("it is here", at: there.name.location))
            throw .input([clash])
        }
        let editor = SpecEditor(path: file.path, bytes: file.bytes)
        let edited = try editing(try editor.adding(entry(route), to: "routes"))
        return [SpecAmendment(file: file, edited: edited, argument: argument, summary: "route '\(route)'")]
    }

    /// Returns a route's entry. Parameters with a default aren't passed.
    private func entry(_ route: String) -> SpecEntry {
        let handedOver = parameters.filter { parameter in
            if case .mapping = parameter.value { false } else { true }
        }
        let with = handedOver.isEmpty ? [] : [SpecEntry("with", .list(handedOver.map { .text($0.name) }))]
        return SpecEntry(
            route,
            .mapping([SpecEntry("to", .text(scene))] + with + [SpecEntry("present", .text("push"))])
        )
    }

    private func problem(_ kind: DiagnosticKind, _ argument: String, _ message: String, _ note: String) -> Diagnostic {
        Diagnostic(kind, "'\(argument)': \(message)", note: note)
    }
}
