/// Scenes, use cases and services have unique names across all modules, also as macOS compares file names.
final class DuplicateNames: ValidationRule {
    override func check() {
        let adopted = specs.specs.modules.flatMap { module in
            module.adoptedScenes.map { ($0.name, Optional(module.name.value)) }
        }
        let scenes = specs.scenes.map { ($0.scene.name, Optional($0.module.name.value)) }
        check(scenes + adopted, "scene")
        let useCases = specs.specs.modules.flatMap { module in module.useCases.map { ($0.name, module.name.value) } }
        check(useCases, "use case")
        // Services that are spelled alike are one key of one mapping.
        check(specs.project.services.map { ($0.name, nil) }, "service")
        checkStubs(specs.project.services.map(\.name))
    }

    private func check(_ names: [(name: Located<String>, module: String?)], _ kind: String) {
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
                problems.report(.duplicateName, at: entry.name.location) {
                    "\(modules) both have a \(kind) '\(entry.name.value)'"
                    note
                }
            } else {
                problems.report(.nameClash, at: entry.name.location) {
                    "the \(kind)s '\(entry.name.value)' and '\(other.name.value)' differ only in "
                        + entry.name.value.foldedDifference(from: other.name.value)
                    note
                }
            }
        }
    }

    /// Reports names such as `clientStub`, which mocks use for the stub of `client`.
    private func checkStubs(_ names: [Located<String>]) {
        let known = Set(names.map(\.value))
        for name in names where name.value.hasSuffix("Stub") && known.contains(String(name.value.dropLast(4))) {
            problems.report(.nameClash, at: name.location) {
                "mocks would declare '\(name.value)' for two services"
                "rename the service: '\(name.value.dropLast(4))' is mocked by a property of that name"
            }
        }
    }
}
