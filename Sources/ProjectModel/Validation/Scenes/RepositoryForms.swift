/// The derived forms of a repository's methods don't clash with other methods or with parameters.
enum RepositoryForms: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for repository in specs.repositories where !repository.isEmpty { check(repository, problems) }
    }

    private static func check(_ repository: [MethodSpec], _ problems: ProblemCollector) {
        let methods = Dictionary(repository.map { ($0.name.value, $0) }) { first, _ in first }
        for method in repository where method.publishing == nil {
            checkParameters(of: method, problems)
            guard let publisher = methods[method.name.value + "Publisher"] else { continue }
            problems.report(
                .nameClash,
                at: publisher.name.location,
                "'\(publisher.name.value)' is what the Combine form of '\(method.name.value)' is called",
                notes: [Diagnostic.Note("rename this one or the other", at: method.name.location)]
            )
        }
    }

    private static func checkParameters(of method: MethodSpec, _ problems: ProblemCollector) {
        let handlers = ["completion": "its completion handler", "promise": "what its Combine form keeps"]
        for parameter in method.parameters {
            guard let handler = handlers[parameter.name.value] else { continue }
            problems.report(
                .reservedName,
                at: parameter.name.location,
                "a parameter of a repository's method can't be called '\(parameter.name.value)': that is \(handler)",
                "remove it, or rename it"
            )
        }
    }
}
