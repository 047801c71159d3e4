import CodeGeneration
import Diagnostics
import FileEmission
import MockGeneration
import Parallelism
import ProjectModel
import SpecReading
import SwiftReading

/// The mocks that modules ask for in their specs, made of the sources in the target package.
struct ModuleMocks {
    let project: Project
    let output: String
    let jobs: Int?

    /// Adds the mocks to what is generated, and the environments that stand on them.
    ///
    /// - Returns: what can't be mocked, with its place in the sources.
    func add(to generated: inout GeneratedFiles) throws(RunFailure) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var stubs = ServiceMocks()
        let names = NameSearch(ServiceSamples.names(in: project))
        for module in MockedModule.all(of: project) {
            guard let settings = module.settings else { continue }
            var sources = try self.sources(in: module.sources, generated)
            for folder in module.inheritedSources {
                sources += try self.sources(in: folder, generated).map(\.ofOtherModule)
            }
            var options = module.options(settings, project: project, jobs: jobs)
            options.samples = samples(of: module, declaredIn: sources, mentioning: names)
            let mocks = MockGenerator(options: options).generate(sources)
            diagnostics += mocks.diagnostics.map(located)
            let hidden = mocks.files.filter {
                !settings.isTestable && !["public", "package", "open"].contains($0.access)
            }
            diagnostics += hidden.map(hiddenProtocol)
            // With a source unread, a protocol may well be there.
            if !mocks.diagnostics.hasErrors {
                diagnostics += unknownNames(in: module, settings, found: mocks.files)
            }
            let handwritten = try handwrittenMocks(among: mocks.files, of: module)
            let planned = mocks.files.filter { !handwritten.contains($0.className) }.map { file in
                PlannedFile(
                    path: "\(module.supportSources)/Generated/\(file.className).swift",
                    contents: Array(file.text.utf8),
                    ownership: .generated,
                    origin: located(file.location)
                )
            }
            generated.files += planned
            generated.mockPaths.formUnion(planned.map(\.path))
            for file in mocks.files where !file.isGeneric {
                stubs.add(file.className, of: file.protocolName, in: module.name)
            }
        }
        try StubbedEnvironments(project: project).add(to: &generated, mocks: stubs)
        return diagnostics
    }

    /// What the module's mocks answer with until a test says otherwise.
    private func samples(of module: MockedModule, declaredIn sources: [MockSource], mentioning names: NameSearch)
        -> MockSamples
    {
        var declared = DeclaredValues()
        for source in sources where names.findsAny(in: source.bytes) { declared.merge(.read(source.bytes)) }
        let samples = ServiceSamples(of: project, module: module, declared: declared)
        return MockSamples { type, isOnMainActor in
            switch samples.answer(for: type, onMainActor: isOnMainActor) {
            case .value(let text, let modules): .value(text, modules: modules)
            case .missing(let line): .missing(line: line)
            case .unavailable: .unavailable
            }
        }
    }

    /// The classes that the team has in its test support already, of services that it did not ask to mock.
    private func handwrittenMocks(
        among files: [MockFile],
        of module: MockedModule
    ) throws(RunFailure) -> Set<String> {
        let names = files.filter { module.services.contains($0.protocolName) }.map(\.className)
        if names.isEmpty { return [] }
        let declared = SourceFolder(path: display(module.supportSources)).typesDeclared(among: Set(names))
        if declared.diagnostics.hasErrors { throw RunFailure(declared.diagnostics) }
        return Set(declared.files.keys)
    }

    /// The user's files, and the scaffolds that this run is going to write.
    private func sources(in folder: String, _ generated: GeneratedFiles) throws(RunFailure) -> [MockSource] {
        let (files, problems) = SourceFolder(path: display(folder)).files()
        if problems.hasErrors { throw RunFailure(problems) }
        var sources = files.map { MockSource(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
        let known = Set(sources.map(\.path))
        let missing = generated.typeScaffolds.filter { $0.folder == folder && !known.contains($0.path) }
        let unwanted = try DeclaredElsewhere(output: output).filesGivingWay(among: missing)
        for file in generated.files where file.ownership == .scaffold && file.path.hasPrefix(folder + "/") {
            guard !known.contains(file.path), !unwanted.contains(file.path), file.path.hasSuffix(".swift") else {
                continue
            }
            do {
                sources.append(MockSource(path: file.path, bytes: try generated.contents(ofScaffold: file.path)))
            } catch {
                throw .generator([error.diagnostic])
            }
        }
        return sources.sorted { $0.path < $1.path }
    }

    private func unknownNames(
        in module: MockedModule,
        _ settings: MockSettings,
        found: [MockFile]
    ) -> [Diagnostic] {
        let names = found.map { $0.protocolName.split(separator: ".").last.map(String.init) ?? $0.protocolName }
        let plain = settings.patterns.filter { !$0.value.contains("*") && !$0.value.contains("?") }
        return plain.filter { !names.contains($0.value) }.map { pattern in
            Diagnostic(
                .unknownProtocol,
                at: pattern.location,
                "the sources of '\(module.name)' declare no protocol '\(pattern.value)'",
                notes: [
                    Diagnostic.Note(
                        NearName.find(pattern.value, in: names).map { "did you mean '\($0)'?" }
                            ?? "remove it, or write 'public' for all public protocols"
                    )
                ]
            )
        }
    }

    private func hiddenProtocol(_ file: MockFile) -> Diagnostic {
        Diagnostic(
            .hiddenProtocol,
            at: located(file.location),
            "'\(file.protocolName)' is internal, so the test-support module can't see it",
            notes: [Diagnostic.Note("make it public, or write 'testable: true' under 'mocks' in the module's spec")]
        )
    }

    private func display(_ path: String) -> String { TargetPackage(output: output).display(path) }

    private func located(_ location: SourceLocation) -> SourceLocation {
        SourceLocation(path: display(location.path), line: location.line, column: location.column)
    }

    private func located(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.location = diagnostic.location.map(located)
        result.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.location.map(located)) }
        return result
    }
}

extension MockSource {
    fileprivate var ofOtherModule: MockSource { MockSource(path: path, bytes: bytes, isOfOtherModule: true) }
}

extension MockedModule {
    fileprivate func options(_ settings: MockSettings, project: Project, jobs: Int?) -> MockOptions {
        var options = MockOptions(
            naming: settings.naming,
            className: settings.className,
            selection: MockSelection(
                globs: settings.patterns.map(\.value) + services,
                allPublic: settings.includesAllPublic
            ),
            imports: settings.isTestable ? [] : ["public import \(name)"],
            testableImports: settings.isTestable ? [name] : [],
            defaultIsolation: project.swift.defaultIsolation,
            jobs: jobs
        )
        options.adopt(settings)
        options.writer = .generate
        options.languageMode = project.swift.languageMode == .v5 ? .v5 : .v6
        return options
    }
}
