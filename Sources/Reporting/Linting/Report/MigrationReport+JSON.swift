extension MigrationReport {
    /// Returns the report for a dashboard: reports with the same `version` have the same members. Members may be
    /// added.
    ///
    /// - Parameter more: the members that options add.
    public func json(_ more: [(name: String, value: JSONValue)] = []) -> JSONValue {
        let members: [(name: String, value: JSONValue)] = [
            ("version", .number(1)),
            ("project", .text(project)),
            ("scenes", json(of: scenes)),
            ("lines", json(of: lines)),
            ("modules", .list(modules.map(json))),
            ("legacyScreens", .list(legacyScreens.map { json(of: $0, detail: "class") })),
            ("adaptedServices", .list(adaptedServices.map { json(of: $0, detail: "legacy") })),
            ("missingMocks", .list(missingMocks.map { json(of: $0, detail: "type") })),
            ("missingTests", .list(missingTests.map { json(of: $0, detail: nil) })),
            ("missingPreviews", .list(missingPreviews.map { json(of: $0, detail: nil) })),
            ("components", .list(components.map(json))),
            (
                "answers",
                .list(
                    answers.map {
                        .object([
                            ("name", .text($0.name)), ("spec", .text($0.spec)), ("options", $0.options.dump),
                        ])
                    }
                )
            ),
            (
                "violations",
                .object(LintRule.allCases.map { (name: $0.rawValue, value: .number(violations[$0] ?? 0)) })
            ),
        ]
        return .object(members + more)
    }

    /// The output in place of a report that couldn't be made.
    public static var failure: JSONValue { .object([("version", .number(1)), ("project", .null)]) }

    /// Returns the counts of all styles of the tool, even without scenes, and of the team's styles that are used.
    private func json(of scenes: [SceneSpec.Style: Int]) -> JSONValue {
        let styles = Set(SceneSpec.Style.allCases).union(scenes.keys).sorted()
        return .object(styles.map { (name: $0.rawValue, value: .number(scenes[$0] ?? 0)) })
    }

    private func json(of lines: LineCounts) -> JSONValue {
        .object([
            ("written", .number(lines.written)), ("generated", .number(lines.generated)),
            ("tests", .number(lines.tests)),
        ])
    }

    private func json(_ module: Module) -> JSONValue {
        .object([
            ("name", .text(module.name)), ("kind", .text(module.role.rawValue)), ("scenes", json(of: module.scenes)),
            ("lines", json(of: module.lines)),
        ])
    }

    private func json(_ component: ComponentItem) -> JSONValue {
        .object([
            ("name", .text(component.name)), ("module", .text(component.module)), ("source", .text(component.source)),
            ("previews", .number(component.previews)),
        ])
    }

    private func json(of item: Item, detail: String?) -> JSONValue {
        let members: [(name: String, value: JSONValue)] = [
            ("name", .text(item.name)), ("module", .text(item.module)), ("spec", .text(item.spec)),
        ]
        return .object(members + (detail.map { [(name: $0, value: .text(item.detail))] } ?? []))
    }
}
