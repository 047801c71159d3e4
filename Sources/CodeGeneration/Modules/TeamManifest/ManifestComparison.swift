/// Compares a manifest that the team writes with the specs.
///
/// Anything else in the manifest is the team's, except the dependencies of modules.
public struct ManifestComparison: Sendable {
    let project: Project
    let places: DefinitionPlaces
    let manifest: PackageDescription
    /// The addresses that SwiftPM uses instead of packages' own, by the latter.
    public var mirrors: [String: String] = [:]

    public init(project: Project, places: DefinitionPlaces, manifest: PackageDescription) {
        self.project = project
        self.places = places
        self.manifest = manifest
    }

    /// Returns an error for each difference, located in the specs.
    public func differences() -> [Diagnostic] {
        if project.isAppAlone { return differencesOfTheApp().sortedAndUnique() }
        let targets = GenerationContext(project: project).packageTargets
        var found: [Diagnostic] = []
        func add(_ place: SourceLocation, _ message: String, _ remedy: String) {
            found.append(difference(at: place, message, remedy))
        }
        let (name, app) = (project.name, project.app)
        if manifest.name != name {
            add(
                places.project,
                "the package's name is '\(manifest.name)' in Package.swift, but '\(name)' in the specs",
                "write there: name: \(name.swiftLiteral),"
            )
        }
        // Without one, SwiftPM refuses texts in several languages.
        if let language = project.localization, manifest.localization != language {
            add(
                places.localization,
                manifest.localization.map {
                    "Package.swift has the default localization '\($0)', but the specs have '\(language)'"
                } ?? "Package.swift has no default localization",
                "write there after 'name': defaultLocalization: \(language.swiftLiteral),"
            )
        }
        for platform in project.platforms {
            let version = manifest.platforms[platform.name.lowercased()]
            if version?.plainVersion == platform.version.plainVersion { continue }
            add(
                places.platform(platform.name),
                version.map { "Package.swift has \(platform.name) \($0), but the specs have \(platform.version)" }
                    ?? "Package.swift doesn't have the platform \(platform.name)",
                "write there under 'platforms': .\(platform.name)(\(platform.version.swiftLiteral)),"
            )
        }
        // Xcode builds the app as a library product.
        if !project.isApplication, !manifest.products.contains(where: { $0.isLibrary && $0.targets.contains(app) }) {
            add(
                places.app,
                "Package.swift has no library product for the target '\(app)'",
                "add to its 'products': .library(name: \(app.swiftLiteral), targets: [\(app.swiftLiteral)]),"
            )
        }
        found += packageDifferences(targets) + targets.flatMap(differences) + settingsDifferences(targets)
        // The tools version may be too old for the entries that other errors ask for.
        let needed = project.swift.defaultIsolation == .mainActor ? 2 : 1
        if !found.isEmpty, tools < (6, needed) {
            add(
                places.manifest,
                "Package.swift has the tools version \(tools.0).\(tools.1), which is too old for what the specs need",
                "write as its first line: // swift-tools-version: 6.\(needed)"
            )
        }
        return found.sortedAndUnique()
    }

    private var tools: (Int, Int) {
        let version = manifest.tools.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        return (version[0], version[1])
    }

    /// Returns the differences of an app without other modules: only the imports of its generated files matter.
    private func differencesOfTheApp() -> [Diagnostic] {
        let needs = [(project.app, ["ViperRuntime"]), (project.appTestsName, ["ViperRuntime", "ViperTesting"])]
        return needs.flatMap { name, products -> [Diagnostic] in
            guard let target = manifest.targets.first(where: { $0.name == name }) else { return [] }
            return products.filter { !target.dependencies.contains($0) }.map { product in
                difference(
                    at: places.target(name),
                    "the target '\(name)' lacks the dependency '\(product)' in Package.swift",
                    notes: runtimeNotes(product)
                )
            }
        }
    }

    private func runtimeNotes(_ product: String) -> [Diagnostic.Note] {
        let isKnown = places.runtime != places.project
        let runtime = ExternalPackage(runtime: isKnown ? project.runtime : .path("../ViperGen"))
        let there = manifest.dependencies.first { $0.identity.lowercased() == "vipergen" }
        let package = (there?.identity ?? runtime.identity).swiftLiteral
        let entry = ".product(name: \(product.swiftLiteral), package: \(package))"
        let note = Diagnostic.Note("add to its 'dependencies': \(entry),")
        if there != nil { return [note] }
        let example = isKnown ? "" : ", for example"
        let dependency = Diagnostic.Note("add to the package's 'dependencies'\(example): \(runtime.runtimeText),")
        if tools >= (6, 1) { return [note, dependency] }
        let older =
            "'traits' needs '// swift-tools-version: 6.1' or later as the first line; with this one, leave out ', traits: []'"
        return [note, dependency, Diagnostic.Note(older)]
    }

    private func differences(of target: PackageTarget) -> [Diagnostic] {
        guard let found = manifest.targets.first(where: { $0.name == target.name }) else {
            return [
                difference(
                    at: places.target(target.name),
                    "Package.swift has no target '\(target.name)'",
                    "add to its 'targets': \(target.manifestText(in: project)),"
                )
            ]
        }
        return TargetComparison(target: target, found: found, comparison: self).differences()
    }

    func difference(at place: SourceLocation, _ message: String, _ note: String) -> Diagnostic {
        difference(at: place, message, notes: [Diagnostic.Note(note)])
    }

    private func difference(at place: SourceLocation, _ message: String, notes: [Diagnostic.Note]) -> Diagnostic {
        Diagnostic(.manifestMismatch, at: place, message, notes: notes)
    }
}

extension String {
    /// The version without trailing zeros: `17` for `17.0`.
    fileprivate var plainVersion: String {
        var version = self
        while version.hasSuffix(".0") { version.removeLast(2) }
        return version
    }
}
