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
        let packages = packageDifferences(targets)
        let found =
            nameDifferences() + localizationDifferences() + platformDifferences() + productDifferences() + packages
            + targets.flatMap(differences) + settingsDifferences(targets)
        return (toolsDifference(found) + found).sortedAndUnique()
    }

    /// Returns an error if the tools version is too old for the entries that other errors ask for.
    private func toolsDifference(_ others: [Diagnostic]) -> [Diagnostic] {
        let needed = project.swift.defaultIsolation == .mainActor ? 2 : 1
        guard !others.isEmpty, tools < (6, needed) else { return [] }
        return [
            difference(
                at: places.manifest,
                "Package.swift has the tools version \(tools.0).\(tools.1), which is too old for what the specs need",
                "write as its first line: // swift-tools-version: 6.\(needed)"
            )
        ]
    }

    private var tools: (Int, Int) {
        let version = manifest.tools.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        return (version[0], version[1])
    }

    private func nameDifferences() -> [Diagnostic] {
        guard manifest.name != project.name else { return [] }
        return [
            difference(
                at: places.project,
                "the package's name is '\(manifest.name)' in Package.swift, but '\(project.name)' in the specs",
                "write there: name: \(project.name.swiftLiteral),"
            )
        ]
    }

    /// Returns an error if the default localization differs. Without one, SwiftPM refuses texts in several languages.
    private func localizationDifferences() -> [Diagnostic] {
        guard let language = project.localization, manifest.localization != language else { return [] }
        return [
            difference(
                at: places.localization,
                manifest.localization.map {
                    "Package.swift has the default localization '\($0)', but the specs have '\(language)'"
                } ?? "Package.swift has no default localization",
                "write there after 'name': defaultLocalization: \(language.swiftLiteral),"
            )
        ]
    }

    private func platformDifferences() -> [Diagnostic] {
        project.platforms.compactMap { platform in
            let found = manifest.platforms[platform.name.lowercased()]
            guard found?.plainVersion != platform.version.plainVersion else { return nil }
            return difference(
                at: places.platform(platform.name),
                found.map { "Package.swift has \(platform.name) \($0), but the specs have \(platform.version)" }
                    ?? "Package.swift doesn't have the platform \(platform.name)",
                "write there under 'platforms': .\(platform.name)(\(platform.version.swiftLiteral)),"
            )
        }
    }

    /// Returns an error if the app isn't a library product, which Xcode builds.
    private func productDifferences() -> [Diagnostic] {
        let app = project.app
        guard !project.isApplication, !manifest.products.contains(where: { $0.isLibrary && $0.targets.contains(app) })
        else { return [] }
        return [
            difference(
                at: places.app,
                "Package.swift has no library product for the target '\(app)'",
                "add to its 'products': .library(name: \(app.swiftLiteral), targets: [\(app.swiftLiteral)]),"
            )
        ]
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
