/// Explains why nothing of an app can be adopted.
struct AdoptionProblem {
    let failure: AdoptionFailure
    let display: (String) -> String

    init(_ failure: AdoptionFailure, display: @escaping (String) -> String) {
        self.failure = failure
        self.display = display
    }

    static func noPart(_ path: String, of folder: String) -> Diagnostic {
        Diagnostic(
            .noResolver,
            at: nil,
            "there is no '\(path)' in '\(folder)', the app's folder",
            notes: [Diagnostic.Note("name files or folders that lie in it, or another app's folder with '--output'")]
        )
    }

    /// - Parameter paths: the parts that were to be read; empty for all of the app.
    static func noSources(in folder: String, _ paths: [String]) -> Diagnostic {
        let places = (paths.isEmpty ? [folder] : paths).map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .noResolver,
            at: nil,
            "there are no Swift sources in \(places)",
            notes: [Diagnostic.Note("run it in the app's folder, or name that folder with '--output'")]
        )
    }

    static func noPlace(_ problem: NoPlaceForSwitch, display: (String) -> String) -> Diagnostic {
        Diagnostic(
            .uncompiledSwitch,
            at: nil,
            "the target '\(problem.target)' in '\(display(problem.manifest))' wouldn't compile '\(display(problem.path))'",
            notes: [Diagnostic.Note("have it compile that file, by its folders, patterns or exclusions")]
        )
    }

    static func generated(_ source: Adoption.GeneratedSource, display: (String) -> String) -> Diagnostic {
        let path = display(source.place.path)
        return Diagnostic(
            .generatedResolver,
            at: SourceLocation(path: path, line: source.place.line, column: source.place.column),
            "another tool writes '\(path)', and would undo what '--apply' changes in it: \"\(source.mark)\"",
            notes: [
                Diagnostic.Note(
                    source.question.map {
                        "go without '--apply', and put this into its template, first in the function: \($0)"
                    } ?? "go without '--apply': it asks for adopted scenes already"
                ),
                Diagnostic.Note("or make the file yours: remove the template, and the comment that says so"),
            ]
        )
    }

    var diagnostic: Diagnostic {
        switch failure {
        case .noResolver(let enums, let registries, let single, let habits):
            noResolver(enums, registries, single, habits)
        case .severalResolvers(let types):
            Diagnostic(
                .severalResolvers,
                at: nil,
                "several types open as many scenes: \(list(types))",
                notes: choices(types)
            )
        case .unknownResolver(let types):
            Diagnostic(
                .noResolver,
                at: nil,
                "no such type opens scenes by their descriptors; \(list(types)) \(types.count == 1 ? "does" : "do")",
                notes: choices(types)
            )
        }
    }

    private func noResolver(
        _ enums: [(function: String, type: String, place: SourceLocation)],
        _ registries: [(function: String, count: Int, place: SourceLocation)],
        _ single: [Adoption.ResolverType],
        _ habits: [Adoption.Habit]
    ) -> Diagnostic {
        let looked =
            "it looks for a method that takes a descriptor, casts it to each type in a 'switch' or in 'if let', and returns a screen; or for functions such as 'FilmRouter.assembleModule(id:)' that return one"
        return Diagnostic(
            .noResolver,
            at: nil,
            "nothing here opens screens by the types of their descriptors",
            notes: [Diagnostic.Note(looked)]
                + enums.prefix(8).map { found in
                    Diagnostic.Note(
                        "'\(found.function)' switches over the enum '\(found.type)', which the compiler checks already",
                        at: shown(found.place)
                    )
                }
                + registries.prefix(8).map { found in
                    Diagnostic.Note(
                        "'\(found.function)' keeps a closure for each of \(found.count) types; only the arms of a 'switch' or an 'if let' are adopted",
                        at: shown(found.place)
                    )
                }
                + habits.map { Diagnostic.Note("\($0.text); \($0.remedy)", at: shown($0.place)) }
                + single.prefix(8).map { found in
                    Diagnostic.Note(
                        "'\(found.fullFunction)' opens one; if that is a screen's, choose it with '--resolver \(found.choice)'",
                        at: shown(found.place)
                    )
                }
        )
    }

    private func choices(_ types: [Adoption.ResolverType]) -> [Diagnostic.Note] {
        types.map { type in
            Diagnostic.Note(type.wayToChoose(among: types), at: shown(type.place))
        }
    }

    private func list(_ types: [Adoption.ResolverType]) -> String {
        types.map { "'\($0.choice)'" }.joined(separator: ", ")
    }

    private func shown(_ place: SourceLocation) -> SourceLocation {
        SourceLocation(path: display(place.path), line: place.line, column: place.column)
    }
}

extension Adoption.ResolverType {
    /// Returns the option or command that adopts this resolver instead.
    func wayToChoose(among types: [Adoption.ResolverType]) -> String {
        let others = types.filter { $0.choice == choice && $0.appFolder != appFolder }
        // In one folder with the others, it can't be named.
        if others.isEmpty || appFolder.isEmpty { return "choose this one with '--resolver \(choice)'" }
        return "read its folder alone: vipergen adopt \(ShellWord.path(appFolder)) --resolver \(type)"
    }
}
