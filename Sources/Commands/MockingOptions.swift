public import ArgumentParser
public import MockGeneration
import Pipeline
public import SwiftReading

/// What is to be mocked, and how.
struct MockingOptions: ParsableArguments {
    @Option(help: "How a mock's members are named.")
    var naming = MockNaming.short

    @Option(
        help: ArgumentHelp(
            "The name of the mock class; {} stands for the protocol's name, {-Protocol} for the name without that ending.",
            valueName: "pattern"
        )
    )
    var className: String?

    @Flag(help: "Mock all public protocols.")
    var allPublic = false

    @Option(
        name: .customLong("name"),
        help: ArgumentHelp("Mock the protocols with this name; * and ? are wildcards.", valueName: "glob")
    )
    var names: [String] = []

    @Option(
        name: .customLong("testable-import"),
        help: ArgumentHelp("Import a module with @testable.", valueName: "module")
    )
    var testableImports: [String] = []

    @Option(name: .customLong("import"), help: ArgumentHelp("Import a module.", valueName: "module"))
    var imports: [String] = []

    @Option(
        help: ArgumentHelp(
            "Files and folders that declare inherited protocols of other modules.",
            valueName: "path"
        )
    )
    var inheritFrom: [String] = []

    @Option(help: "The mocks' access level: public, package or internal. By default that of the protocol.")
    var access: Access?

    @Option(help: ArgumentHelp("Write all mocks to one file.", valueName: "name"))
    var singleFile: String?

    @Flag(help: "Answer calls that nobody has stubbed with plain values, without an issue of the running test.")
    var relaxed = false

    @Flag(help: "Give mocks a reset(), which forgets what they have recorded.")
    var reset = false

    @Flag(help: "Write mocks that need no library, in one of the namings 'sourcery' and 'mockolo'.")
    var standalone = false

    @Option(help: "The default isolation of the sources' module.")
    var defaultIsolation = DefaultIsolation.nonisolated

    @Option(
        help: ArgumentHelp(
            "The Swift language mode of the mocks' module: in 5, mocks of protocols with async members take a lock.",
            valueName: "mode"
        )
    )
    var languageMode = MockOptions.LanguageMode.v6

    enum Access: String, ExpressibleByArgument, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    func validate() throws {
        for path in inheritFrom { try requirePath(path, of: "--inherit-from") }
        try requireNames()
        if standalone, naming == .short {
            throw ValidationError(
                "--standalone goes with the namings of other tools; add --naming sourcery or --naming mockolo, or leave --standalone out"
            )
        }
        if let singleFile, singleFile.contains("/") || !singleFile.hasSuffix(".swift") {
            throw ValidationError("--single-file takes a file name, such as 'Mocks.swift'")
        }
    }

    /// What reaches the mocks, or is compared with names, is read as what it is.
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
                "--name '\(glob)' can't match a protocol: \(problem.message); write for example '*Repository'"
            )
        }
        for name in testableImports {
            guard case .failure(let problem) = ModulePath.read(name) else { continue }
            throw ValidationError(
                "--testable-import '\(name)' isn't a module name: \(problem.message); write for example 'Core'"
            )
        }
        for text in imports {
            guard case .failure(let problem) = ImportStatement.read(text) else { continue }
            throw ValidationError(
                "--import '\(text)' isn't a module name: \(problem.message); write for example 'Core'"
            )
        }
    }

    func value(jobs: Int?) -> MockOptions {
        var options = MockOptions(
            naming: naming,
            className: className,
            selection: MockSelection(globs: names, allPublic: allPublic),
            access: access?.rawValue,
            imports: imports.compactMap { try? ImportStatement.read($0).get() },
            testableImports: testableImports.compactMap { try? ModulePath.read($0).get() },
            defaultIsolation: defaultIsolation,
            singleFile: singleFile != nil,
            jobs: jobs
        )
        options.languageMode = languageMode
        options.isRelaxed = relaxed
        options.hasReset = reset
        options.isStandalone = standalone
        return options
    }
}

extension MockNaming: ExpressibleByArgument {}
extension DefaultIsolation: ExpressibleByArgument {}
extension MockOptions.LanguageMode: ExpressibleByArgument {}
