/// The platforms have the framework that `binding: observation` needs.
enum BindingPlatforms: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let project = specs.project
        let older = project.platformsWithoutObservation
        guard !older.isEmpty else { return }
        let observing = specs.scenes.map(\.scene).filter {
            $0.style.value.isDrawnBySwiftUI && project.binding(of: $0) == .observation
        }
        for place in observing.compactMap(\.binding?.location) {
            let versions = older.map { "\($0.platform.name.value) \($0.since)" }.joined(separator: " and ")
            let raised = project.platforms.map { platform in
                let since = older.first { $0.platform.name.value == platform.name.value }?.since
                return "\(platform.name.value): \"\(since.map { "\($0).0" } ?? platform.version.value)\""
            }
            let found = older.map { "\($0.platform.name.value) \($0.platform.version.value)" }
            problems.report(
                .needsNewerPlatform,
                at: place,
                "the binding 'observation' needs \(versions); the project is for \(found.joined(separator: " and "))",
                "write 'binding: combine', or in project.yml 'platforms: { \(raised.joined(separator: ", ")) }'"
            )
        }
    }
}
