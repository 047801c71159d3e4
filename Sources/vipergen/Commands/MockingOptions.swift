import ArgumentParser
import MockGeneration

/// What is to be mocked, and how.
struct MockingOptions: ParsableArguments {
    @Option(help: "How a mock's members are called.")
    var naming = Naming.short

    @Option(help: ArgumentHelp("The class's name, in which {} is the protocol's.", valueName: "pattern"))
    var className: String?

    @Flag(help: "Mock all public protocols.")
    var allPublic = false

    @Option(
        name: .customLong("name"),
        help: ArgumentHelp("Mock the protocols of this name; * and ? are wildcards.", valueName: "glob")
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
            "Where protocols of other modules are declared that those to be mocked inherit from: files and folders.",
            valueName: "path"
        )
    )
    var inheritFrom: [String] = []

    @Option(help: "The mocks' access level: public, package or internal; the protocol's by default.")
    var access: Access?

    @Option(help: ArgumentHelp("Write all mocks to one file.", valueName: "name"))
    var singleFile: String?

    @Option(help: "How the sources' module isolates by default.")
    var defaultIsolation = Isolation.nonisolated

    enum Access: String, ExpressibleByArgument, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    enum Naming: String, ExpressibleByArgument, CaseIterable {
        case short
        case sourcery
        case mockolo

        fileprivate var value: MockOptions.NamingStyle {
            switch self {
            case .short: .short
            case .sourcery: .sourcery
            case .mockolo: .mockolo
            }
        }
    }

    enum Isolation: String, ExpressibleByArgument, CaseIterable {
        case nonisolated
        case mainActor = "MainActor"
    }

    func validate() throws {
        if let className, !className.contains("{}") {
            throw ValidationError("--class-name takes a pattern with {}, as 'Mock{}'")
        }
        if let singleFile, singleFile.contains("/") || !singleFile.hasSuffix(".swift") {
            throw ValidationError("--single-file takes a file's name, as 'Mocks.swift'")
        }
    }

    func value(jobs: Int?) -> MockOptions {
        MockOptions(
            naming: naming.value,
            className: className,
            selection: MockSelection(globs: names, allPublic: allPublic),
            access: access?.rawValue,
            imports: imports,
            testableImports: testableImports,
            defaultIsolation: defaultIsolation == .mainActor ? .mainActor : .nonisolated,
            singleFile: singleFile != nil,
            jobs: jobs
        )
    }
}
