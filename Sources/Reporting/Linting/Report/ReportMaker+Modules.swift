extension ReportMaker {
    /// Returns core modules, features and old screens in the order of the project, then the app.
    func modules() -> [MigrationReport.Module] {
        let parts = partsByOwner
        func module(named name: String, role: SourceModule.Role, scenes: [Scene]) -> MigrationReport.Module {
            MigrationReport.Module(
                name: name,
                role: role,
                scenes: Dictionary(scenes.map { ($0.style, 1) }) { $0 + $1 },
                lines: lines(of: parts[name] ?? [])
            )
        }
        var modules = project.coreModules.map { module(named: $0.name, role: .core, scenes: []) }
        for feature in project.features where feature.name != project.app {
            modules.append(
                module(named: feature.name, role: feature.isLegacy ? .legacy : .feature, scenes: feature.scenes)
            )
        }
        let own = project.features.first { $0.name == project.app }
        var app = module(named: project.app, role: .app, scenes: own?.scenes ?? [])
        if !project.adoptedScenes.isEmpty { app.scenes[.handwritten, default: 0] += project.adoptedScenes.count }
        return modules + [app]
    }

    /// The modules by the one of the specs that they belong to: its interface, its views, its test support, its tests,
    /// the app's programs.
    private var partsByOwner: [String: [LintFiles.Module]] {
        let names = Set(project.coreModules.map(\.name) + project.features.map(\.name) + [project.app])
        return Dictionary(grouping: files.modules) { owner(of: $0.module, among: names) }
    }

    private func owner(of module: SourceModule, among names: Set<String>) -> String {
        let endings = ["Interface", "UI", "TestSupport", "Tests", "Headless", "Sandbox"]
        if names.contains(module.name) { return module.name }
        return endings.lazy.filter { module.name.hasSuffix($0) }.map { String(module.name.dropLast($0.count)) }
            .first(where: names.contains) ?? project.app
    }

    private func lines(of parts: [LintFiles.Module]) -> MigrationReport.LineCounts {
        var counts = MigrationReport.LineCounts()
        for part in parts {
            if part.module.role == .tests {
                counts.tests += lines(in: part.sources)
            } else {
                counts.written += lines(in: part.sources)
            }
            counts.generated += lines(in: part.generated)
        }
        return counts
    }

    private func lines(in paths: [String]) -> Int {
        Parallel.map(Parallel.chunks(of: paths), jobs: Parallel.cores) { paths in
            paths.map { files.read($0).map(lineCount) ?? 0 }.reduce(0, +)
        }.reduce(0, +)
    }

    /// Returns the number of lines. The last line counts with or without a line break.
    private func lineCount(_ bytes: [UInt8]) -> Int {
        let ends = bytes.withUnsafeBufferPointer { bytes in bytes.count { $0 == UInt8(ascii: "\n") } }
        return ends + (bytes.last.map { $0 == UInt8(ascii: "\n") ? 0 : 1 } ?? 0)
    }
}
