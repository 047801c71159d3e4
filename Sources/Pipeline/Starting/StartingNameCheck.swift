/// Checks the names of a new project, each as soon as it is known.
struct StartingNameCheck {
    func problems(ofApp name: String) -> [Diagnostic] {
        let malformed = SpecName(text: name, kind: .module).problems
        return malformed.isEmpty ? found(app: name) : malformed
    }

    func problems(ofFeature feature: String, in app: String) -> [Diagnostic] {
        let malformed = SpecName(text: feature, kind: .module).problems
        if !malformed.isEmpty { return malformed }
        let taken = [app: "the app", app + "Core": "the app's core module"]
        if let holder = taken.first(where: { $0.key.foldedAsFileName == feature.foldedAsFileName }) {
            return [
                Diagnostic(
                    .duplicateName,
                    at: nil,
                    "\(holder.value) is already called '\(holder.key)'",
                    notes: [Diagnostic.Note("choose another name")]
                )
            ]
        }
        return found(app: app, ["\(feature)/module.yml": "module: \(feature)\n"])
    }

    func problems(ofScene scene: String, in feature: String, of app: String) -> [Diagnostic] {
        let malformed = SpecName(text: scene, kind: .scene).problems
        return malformed.isEmpty ? found(app: app, ["\(feature)/\(scene).yml": "scene: \(scene)\n"]) : malformed
    }

    /// Returns the problems of the project as far as it is known.
    private func found(app: String, _ more: [String: String] = [:]) -> [Diagnostic] {
        let project = """
            project: \(app)
            runtime: { path: . }
            build: [swiftpm, xcodegen with app]
            bundleIdPrefix: com.example

            """
        let files = more.merging(["project.yml": project]) { $1 }.sorted { $0.key < $1.key }.map {
            SpecFile(path: $0.key, relativePath: $0.key, bytes: Array($0.value.utf8))
        }
        let (specs, problems) = SpecDecoder().decode(files)
        let all = problems + (specs.map { ProjectValidator().validate($0).diagnostics } ?? [])
        return all.filter { $0.severity == .error }.sortedAndUnique().map { problem in
            var problem = problem
            problem.location = nil
            problem.notes = [Diagnostic.Note("choose another name")]
            return problem
        }
    }
}
