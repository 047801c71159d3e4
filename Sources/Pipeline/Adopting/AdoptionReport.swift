/// The report on an adoption, for people and for programs.
struct AdoptionReport {
    let adoption: Adoption
    let module: AppModule
    /// The number of scenes that were adopted before.
    let known: Int
    let display: (String) -> String

    /// Diagnostics for code that stays written by hand, and for differences that specs can't express, each at its line.
    var diagnostics: [Diagnostic] {
        let left = adoption.remainder.map { remainder in
            Diagnostic(
                .notAdopted,
                at: shown(remainder.place),
                "'\(remainder.descriptor)' stays written by hand: \(remainder.reason)",
                notes: [remainder.remedy.map { Diagnostic.Note($0) }].compactMap(\.self)
            )
        }
        let habits = adoption.habits.map { habit in
            Diagnostic(.notAdopted, at: shown(habit.place), habit.text, notes: [Diagnostic.Note(habit.remedy)])
        }
        let differing = adoption.scenes.flatMap { scene in
            scene.differences.map { difference in
                Diagnostic(
                    .adoptedInPart,
                    at: shown(scene.place),
                    "'\(scene.subject)' is adopted, but \(difference)"
                )
            }
        }
        let services = adoption.droppedServices.map { service, reason in
            Diagnostic(
                .adoptedInPart,
                at: shown(adoption.resolver.place),
                "'\(adoption.resolver.type)' is adopted, but its '\(service.name)' is no service: \(reason)"
            )
        }
        return left + habits + differing + services
    }

    /// The line on the adopted resolver and, in a first adoption, on the other candidates.
    var resolverLine: String {
        if adoption.isOfAssemblies { return assembliesLine }
        let all = [adoption.resolver] + adoption.otherResolvers
        let others = (known == 0 ? adoption.otherResolvers : []).map { other in
            "\(line(of: other)) opens scenes, too; \(other.wayToChoose(among: all))"
        }
        return (["\(line(of: adoption.resolver)) opens the scenes of \(module.name)"] + others).joined(separator: "\n")
    }

    private func line(of resolver: Adoption.ResolverType) -> String {
        let place = shown(resolver.place)
        return "\(place.path):\(place.line): \(resolver.fullFunction)"
    }

    private var assembliesLine: String {
        let first = adoption.scenes.min { ($0.place.path, $0.place.line) < ($1.place.path, $1.place.line) }
        guard let first, let function = first.function else {
            return "nothing that builds a scene of \(module.name) is new"
        }
        let place = shown(first.place)
        let rest = adoption.scenes.count - 1
        let verb = rest == 0 ? "builds a scene" : "and \(rest) more build scenes"
        return "\(place.path):\(place.line): \(function) \(verb) of \(module.name)"
    }

    /// Returns the closing line.
    ///
    /// For example: `12 of 16 descriptors adopted, 2 of them with differences; 4 stay written by hand`.
    func summary(isDone: Bool) -> String {
        let adopted = adoption.scenes.count + known
        let all = adopted + adoption.remainder.count
        let differing = adoption.scenes.count { !$0.differences.isEmpty }
        let tense = isDone || adoption.scenes.isEmpty ? "" : "would be "
        let noun = adoption.isOfAssemblies ? "screens" : "descriptors"
        var text = "\(module.name): \(adopted) of \(all) \(noun) \(tense)adopted"
        if known > 0 { text += adoption.scenes.isEmpty ? " already" : ", \(known) of them before" }
        if differing > 0 { text += ", \(differing) of them with differences" }
        let left = adoption.remainder.count
        if left > 0 { text += "; \(left) \(left == 1 ? "stays" : "stay") written by hand" }
        return text
    }

    /// The report for programs: everything that was found, and whether it was adopted.
    var json: JSONValue {
        .object([
            ("app", .text(module.name)),
            ("sources", .text(module.sources)),
            ("manifest", .text(module.manifest?.kind.rawValue)),
            ("resolver", json(of: adoption.resolver)),
            ("otherResolvers", .list(adoption.otherResolvers.map(json))),
            ("descriptorProtocol", .text(adoption.conformance)),
            (
                "services",
                .list(adoption.services.map { .object([("name", .text($0.name)), ("type", .text($0.type))]) })
            ),
            ("scenes", .list(adoption.scenes.map(json))),
            ("left", .list(adoption.remainder.map(json))),
            ("otherHabits", .list(adoption.habits.map(json))),
        ])
    }

    private func json(of resolver: Adoption.ResolverType) -> JSONValue {
        .object([
            ("type", .text(resolver.typeAround.isEmpty ? nil : resolver.typeAround)),
            ("function", .text(resolver.function)), ("environment", .text(resolver.type)),
            ("place", .text(text(resolver.place))),
        ])
    }

    private func json(of remainder: Adoption.Remainder) -> JSONValue {
        .object([
            (adoption.isOfAssemblies ? "function" : "descriptor", .text(remainder.descriptor)),
            ("reason", .text(remainder.reason)), ("remedy", .text(remainder.remedy)),
            ("place", .text(text(remainder.place))),
        ])
    }

    private func json(of habit: Adoption.Habit) -> JSONValue {
        .object([
            ("text", .text(habit.text)), ("remedy", .text(habit.remedy)), ("place", .text(text(habit.place))),
        ])
    }

    private func json(of scene: Adoption.Scene) -> JSONValue {
        .object([
            ("scene", .text(scene.name)), ("descriptor", .text(scene.function == nil ? scene.descriptor : nil)),
            ("function", .text(scene.function)), ("builder", .text(scene.builder)),
            ("parameters", .list(scene.parameters.map(json))), ("differences", .texts(scene.differences)),
            ("place", .text(text(scene.place))), ("openedAt", .text(text(scene.armPlace))),
        ])
    }

    private func json(of parameter: Adoption.Parameter) -> JSONValue {
        .object([
            ("name", .text(parameter.name)), ("type", .text(parameter.type)),
            ("default", .text(parameter.defaultValue)),
        ])
    }

    private func shown(_ place: SourceLocation) -> SourceLocation {
        SourceLocation(path: display(place.path), line: place.line, column: place.column)
    }

    private func text(_ place: SourceLocation) -> String {
        "\(display(place.path)):\(place.line):\(place.column)"
    }
}
