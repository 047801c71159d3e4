/// The platforms have the framework that `with observation` behind a style needs.
final class BindingPlatforms: ValidationRule {
    override func check() {
        let project = specs.project
        let older = project.platformsWithoutObservation
        guard !older.isEmpty else { return }
        let observing = specs.scenes.map(\.scene).filter {
            $0.style.value.isDrawnBySwiftUI && project.binding(of: $0) == .observation
        }
        for scene in observing {
            guard let place = scene.binding?.location else { continue }
            let versions = older.map { "\($0.platform.name.value) \($0.since)" }.joined(separator: " and ")
            let raised = project.platforms.map { platform in
                let since = older.first { $0.platform.name.value == platform.name.value }?.since
                return "\(platform.name.value): \"\(since.map { "\($0).0" } ?? platform.version.value)\""
            }
            let found = older.map { "\($0.platform.name.value) \($0.platform.version.value)" }
            problems.report(.needsNewerPlatform, at: place) {
                "the binding 'observation' needs \(versions); the project is for \(found.joined(separator: " and "))"
                "write 'style: \(scene.style.value.rawValue) with combine', or in project.yml 'platforms: { \(raised.joined(separator: ", ")) }'"
            }
        }
    }
}
