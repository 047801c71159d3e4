/// Scenes, use cases and services have unique names across all modules, also as macOS compares file names.
enum DuplicateNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let adopted = specs.specs.modules.flatMap { module in
            module.adoptedScenes.map { ($0.name, Optional(module.name.value)) }
        }
        let scenes = specs.scenes.map { ($0.scene.name, Optional($0.module.name.value)) }
        check(scenes + adopted, "scene", problems)
        let useCases = specs.specs.modules.flatMap { module in module.useCases.map { ($0.name, module.name.value) } }
        check(useCases, "use case", problems)
        // Services that are spelled alike are one key of one mapping.
        check(specs.project.services.map { ($0.name, nil) }, "service", problems)
        checkStubs(specs.project.services.map(\.name), problems)
    }

    private static func check(
        _ names: [(name: Located<String>, module: String?)],
        _ kind: String,
        _ problems: ProblemCollector
    ) {
        var seen: [String: (name: Located<String>, module: String?)] = [:]
        for entry in names {
            let key = entry.name.value.foldedAsFileName
            guard let other = seen[key] else {
                seen[key] = entry
                continue
            }
            let note = Diagnostic.Note("the other one is here; rename one of them", at: other.name.location)
            if other.name.value.isSpelled(like: entry.name.value) {
                let modules = [other.module, entry.module].compactMap { $0.map { "'\($0)'" } }.joined(
                    separator: " and "
                )
                problems.report(
                    .duplicateName,
                    at: entry.name.location,
                    "\(modules) both have a \(kind) '\(entry.name.value)'",
                    notes: [note]
                )
            } else {
                problems.report(
                    .nameClash,
                    at: entry.name.location,
                    "the \(kind)s '\(entry.name.value)' and '\(other.name.value)' differ only in "
                        + entry.name.value.foldedDifference(from: other.name.value),
                    notes: [note]
                )
            }
        }
    }

    /// Reports names such as `clientStub`, which mocks use for the stub of `client`.
    private static func checkStubs(_ names: [Located<String>], _ problems: ProblemCollector) {
        let known = Set(names.map(\.value))
        for name in names where name.value.hasSuffix("Stub") && known.contains(String(name.value.dropLast(4))) {
            problems.report(
                .nameClash,
                at: name.location,
                "mocks would declare '\(name.value)' for two services",
                "rename the service: '\(name.value.dropLast(4))' is mocked by a property of that name"
            )
        }
    }
}
