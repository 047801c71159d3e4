/// Programs have ASCII names, as Linux's linker requires: `<App>Headless`, and the sandbox of a feature.
enum ProgramNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        if !specs.isUnread(.projectNames), !specs.project.app.value.isASCII {
            let app = specs.project.app
            report("the program '\(app.value)Headless'", app, "write 'app: \(app.value.inASCII)'", problems)
        }
        for module in specs.specs.modules where module.hasSandbox && !module.name.value.isASCII {
            report(
                "the program '\(module.name.value)Sandbox'",
                module.name,
                "call the module '\(module.name.value.inASCII)', or remove 'sandbox: true'",
                problems
            )
        }
    }

    private static func report(_ what: String, _ name: Located<String>, _ note: String, _ problems: ProblemCollector) {
        problems.report(
            .invalidName,
            at: name.location,
            "\(what) can't be linked on Linux: the name of a program has to be ASCII",
            note
        )
    }
}

extension String {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// The letters without accents, prefixed with `App` if they don't begin with a capital.
    ///
    /// For example: `Kuche` for `Küche`.
    fileprivate var inASCII: String {
        let letters = decomposed.unicodeScalars.filter(\.isASCII)
        let name = SwiftIdentifier.upperCamelCase(String(String.UnicodeScalarView(letters)))
        return name.beginsWithCapital ? name : "App" + name
    }
}
