/// Creates the report of a project and its sources.
///
/// For example: `ReportMaker(project: project, files: files).report(lint)`.
public struct ReportMaker: Sendable {
    let project: Project
    let files: LintFiles

    public init(project: Project, files: LintFiles) {
        self.project = project
        self.files = files
    }

    public func report(_ lint: LintResult) -> MigrationReport {
        let scenes = project.features.flatMap(\.scenes)
        let rules = lint.diagnostics.compactMap { LintRule(rawValue: $0.id) }.filter { !project.lists($0) }
        var report = MigrationReport(
            project: project.name,
            modules: modules(),
            legacyScreens: scenes.filter { $0.style.isOld }.map { item($0, $0.legacyClass?.text) },
            adaptedServices: project.services.compactMap { service in
                service.legacy.map { item(service, $0.text) }
            },
            missingMocks: missingMocks(),
            missingTests: missingTests(scenes.filter(\.style.hasParts)),
            missingPreviews: scenes.filter { $0.style.hasParts && $0.previews.isEmpty }.map { item($0, nil) },
            components: components(),
            violations: Dictionary(rules.map { ($0, 1) }) { $0 + $1 }
        )
        report.answers = answers()
        return report
    }

    private func answers() -> [MigrationReport.Answers] {
        let own = MigrationReport.Answers(name: project.name, spec: project.specPath, options: project.options)
        let others = project.features.flatMap { feature in
            [MigrationReport.Answers(name: feature.name, spec: feature.specPath, options: feature.options)]
                + feature.scenes.map {
                    MigrationReport.Answers(name: $0.name, spec: $0.specPath, options: $0.options)
                }
        }
        return ([own] + others).filter { !$0.options.isEmpty }
    }

    private func components() -> [MigrationReport.ComponentItem] {
        files.components(of: project) { $0 }.components.map {
            MigrationReport.ComponentItem(
                name: $0.name,
                module: $0.module.name,
                source: $0.path,
                previews: $0.previews.count
            )
        }
    }

    private func item(_ scene: Scene, _ detail: String?) -> MigrationReport.Item {
        MigrationReport.Item(
            name: scene.name,
            module: scene.feature,
            spec: scene.specPath,
            location: scene.place,
            detail: detail
        )
    }

    private func item(_ service: Service, _ detail: String?) -> MigrationReport.Item {
        MigrationReport.Item(name: service.name, module: project.app, spec: project.specPath, detail: detail)
    }

    /// Returns the protocols for which no test-support module has a mock with a usual name.
    private func missingMocks() -> [MigrationReport.Item] {
        let supports = files.modules.filter { $0.module.role == .testSupport }
        let names = Set(supports.flatMap { $0.sources + $0.generated }.map(\.fileName))
        // A stub that talks JSON stands for the mock.
        let mocked = project.services.filter { !$0.type.customNames.isEmpty && $0.stub != .json }
        return mocked.compactMap { service in
            let type = service.type.text
            return ["Mock\(type)", "\(type)Mock"].contains(where: names.contains) || hasMock(of: type, in: supports)
                ? nil : item(service, type)
        }
    }

    /// Returns true if there is a mock, under a name from a module's spec or in a file of another name.
    private func hasMock(of type: String, in supports: [LintFiles.Module]) -> Bool {
        let patterns = (project.coreModules.map(\.mocks) + project.features.map(\.mocks)).compactMap { $0?.className }
        let read = (patterns + MockNaming.allCases.map(\.defaultClassName)).compactMap {
            try? MockClassPattern.read($0).get()
        }
        let names = read.map { "class " + $0.name(for: type) }
        let search = ByteSearch(names.flatMap { [$0 + ":", $0 + " ", $0 + "<"] })
        return supports.flatMap { $0.sources + $0.generated }.contains { path in
            files.read(path).map { search.findsAny(in: $0) } ?? false
        }
    }

    /// Returns the scenes without tests: no handwritten test names one of their parts.
    private func missingTests(_ scenes: [Scene]) -> [MigrationReport.Item] {
        let tests = Dictionary(grouping: files.modules.filter { $0.module.role == .tests }, by: \.module.name)
            .mapValues { modules in
                let paths = modules.flatMap(\.sources)
                return (all: paths, byName: Dictionary(grouping: paths, by: \.fileName))
            }
        let parts = ["Presenter", "Interactor", "Wireframe", "ViewController", "ViewModel", "ViewBuilder"]
        let missing = Parallel.map(Array(scenes.indices), jobs: Parallel.cores) { [files] position -> Bool in
            let name = scenes[position].name
            guard let own = tests[scenes[position].feature + "Tests"] else { return true }
            let search = ByteSearch(parts.map { name + $0 })
            let isTest = { path in files.read(path).map { search.findsAny(in: $0) } ?? false }
            // The file that is named after it is nearly always the one.
            return own.byName[name + "Tests"]?.contains(where: isTest) != true && !own.all.contains(where: isTest)
        }
        return zip(scenes, missing).filter(\.1).map { item($0.0, nil) }
    }
}

extension String {
    /// The last component of the path, up to its first dot.
    fileprivate var fileName: String {
        let last = split(separator: "/").last ?? ""
        return String(last.prefix { $0 != "." })
    }
}
