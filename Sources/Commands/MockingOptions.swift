public import ArgumentParser

/// The selection of protocols to mock, and the style of their mocks.
struct MockingOptions: ParsableArguments {
    @Option(help: "How a mock's members are named.")
    var naming = MockNaming.short

    @Option(
        help: ArgumentHelp(
            "The name of the mock class; {} stands for the protocol's name, {-Protocol} for it without that ending.",
            valueName: "pattern"
        )
    )
    var className: String?

    @Option(
        help: ArgumentHelp(
            "Mock these, too: all that are 'public', or those of a name, in which * and ? are wildcards. May be repeated.",
            valueName: "public|name"
        )
    )
    var protocols: [String] = []

    private static let allPublic = "public"

    private var names: [String] { protocols.filter { $0 != Self.allPublic } }

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("Import a module: 'Core', or '@testable Core'. May be repeated.", valueName: "module")
    )
    var imports: [String] = []

    @Flag(help: "Give mocks a reset(), which forgets what they have recorded.")
    var reset = false

    @Flag(help: "Write mocks that need no library, with --naming sourcery or mockolo.")
    var standalone = false

    @Option(help: "The default isolation of the sources' module.")
    var defaultIsolation = DefaultIsolation.nonisolated

    @Option(
        help: ArgumentHelp(
            "The Swift language mode of the mocks' module.",
            valueName: "mode"
        )
    )
    var languageMode = MockOptions.LanguageMode.v6

    func validate() throws {
        try requireNames()
        if standalone, naming == .short {
            throw ValidationError(
                "--standalone goes with the namings of other tools; add --naming sourcery or --naming mockolo, or leave --standalone out"
            )
        }
    }

    /// Validates names that reach the mocks or are compared with names.
    private func requireNames() throws {
        if let className, case .failure(let problem) = MockClassPattern.read(className) {
            throw ValidationError(
                "--class-name '\(className)' doesn't give valid class names: \(problem.message); write for example 'Mock{}'"
            )
        }
        for glob in names {
            let name = glob.replacing("*", with: "a").replacing("?", with: "a")
            guard case .failure(let problem) = SwiftIdentifier.read(name) else { continue }
            throw ValidationError(
                "--protocols '\(glob)' can't match a protocol: \(problem.message); write for example '*Repository'"
            )
        }
        for text in imports {
            guard case .failure(let problem) = MockingOptions.statement(text) else { continue }
            throw ValidationError(
                "--import '\(text)' isn't a module name: \(problem.message); write for example 'Core' or '@testable Core'"
            )
        }
    }

    /// Returns the module in `@testable Core`; `nil` for a whole statement with the word `import`.
    private static func testableModule(_ text: String) -> Result<String, SwiftReadingProblem>? {
        guard text.hasPrefix("@testable "), !text.contains("import ") else { return nil }
        return ModulePath.read(String(text.dropFirst("@testable ".count)))
    }

    private static func statement(_ text: String) -> Result<String, SwiftReadingProblem> {
        testableModule(text) ?? ImportStatement.read(text)
    }

    /// - Parameter isSingleFile: true if all mocks are in one file.
    func value(isSingleFile: Bool) -> MockOptions {
        var options = MockOptions(
            naming: naming,
            className: className,
            selection: MockSelection(globs: names, allPublic: protocols.contains(Self.allPublic)),
            imports: imports.filter { MockingOptions.testableModule($0) == nil }
                .compactMap { try? ImportStatement.read($0).get() },
            testableImports: imports.compactMap { try? MockingOptions.testableModule($0)?.get() },
            defaultIsolation: defaultIsolation,
            singleFile: isSingleFile
        )
        options.languageMode = languageMode
        options.hasReset = reset
        options.isStandalone = standalone
        return options
    }
}

extension MockNaming: ExpressibleByArgument {}
extension DefaultIsolation: ExpressibleByArgument {}
extension MockOptions.LanguageMode: ExpressibleByArgument {}
