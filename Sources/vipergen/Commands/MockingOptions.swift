public import ArgumentParser
import MockGeneration
import Pipeline
public import SwiftReading

/// What is to be mocked, and how.
struct MockingOptions: ParsableArguments {
    @Option(help: "How a mock's members are called.")
    var naming = MockNaming.short

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
    var defaultIsolation = DefaultIsolation.nonisolated

    enum Access: String, ExpressibleByArgument, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    func validate() throws {
        for path in inheritFrom { try requirePath(path, of: "--inherit-from") }
        if let className, !className.contains("{}") {
            throw ValidationError("--class-name takes a pattern with {}, as 'Mock{}'")
        }
        try requireNames()
        if let singleFile, singleFile.contains("/") || !singleFile.hasSuffix(".swift") {
            throw ValidationError("--single-file takes a file's name, as 'Mocks.swift'")
        }
    }

    /// What reaches the mocks, or is compared with names, is read as what it is.
    private func requireNames() throws {
        if let className, let problem = MockClassName.problem(inPattern: className) {
            throw ValidationError(
                "--class-name '\(className)' gives no names of classes: \(problem.message); write it as 'Mock{}'"
            )
        }
        for glob in names {
            let name = glob.replacing("*", with: "a").replacing("?", with: "a")
            guard case .failure(let problem) = SwiftIdentifier.read(name) else { continue }
            throw ValidationError("--name '\(glob)' fits no protocol: \(problem.message); write it as '*Repository'")
        }
        for name in testableImports {
            guard case .failure(let problem) = ModulePath.read(name) else { continue }
            throw ValidationError("--testable-import '\(name)' is no module: \(problem.message); write it as 'Core'")
        }
        for text in imports {
            guard case .failure(let problem) = ImportStatement.read(text) else { continue }
            throw ValidationError("--import '\(text)' is no module: \(problem.message); write it as 'Core'")
        }
    }

    func value(jobs: Int?) -> MockOptions {
        MockOptions(
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
    }
}

extension MockNaming: ExpressibleByArgument {}
extension DefaultIsolation: ExpressibleByArgument {}
