extension SpecSet {
    /// The specs as JSON, with their places. The same specs give the same text.
    public var json: JSONValue {
        let design = design.map { [("design", $0.dump)] } ?? []
        return JSONValue.object([("project", project.dump), ("modules", .list(modules.map(\.dump)))] + design)
    }
}

extension DesignSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "file": .text(path), "module": module?.dump ?? .null,
            "components": .list(
                components.map { .object([("name", $0.name.dump), ("written", $0.written.dump)]) }
            ),
        ])
    }
}

extension ProjectSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "file": .text(path),
            "vipergenVersion": vipergenVersion?.dump ?? .null,
            "name": name.dump, "core": core.dump, "app": app.dump,
            "appModule": appModule?.dump(\.rawValue) ?? .null,
            "descriptorConformances": descriptorConformances.map { .list($0.map(\.dump)) } ?? .null,
            "platforms": .list(platforms.map { .object([("name", $0.name.dump), ("version", $0.version.dump)]) }),
            "localization": localization?.dump ?? .null,
            "runtime": runtime?.value.dump ?? .null,
            "services": .list(
                services.map {
                    .sparse([
                        "name": $0.name.dump, "type": $0.type.dump(\.text),
                        "default": $0.defaultValue?.dump(\.text) ?? .null,
                        "legacy": $0.legacy?.dump(\.text) ?? .null,
                        "stub": $0.stub?.dump(\.rawValue) ?? .null,
                        "summary": .text($0.summary),
                    ])
                }
            ),
            "samples": .list(
                samples.map { .object([("type", $0.type.dump(\.text)), ("value", $0.value.dump(\.text))]) }
            ),
            "testing": .text(testing.rawValue),
            "imageTests": imageTests?.dump { $0.product ?? "true" } ?? .null,
            "start": states.isEmpty ? start?.dump ?? .null : .list(states.map(\.dump)),
            "scopes": .list(scopes.map(\.dump)),
            "tabs": .list(tabs.map(\.dump)),
            "swift": .sparse([
                "languageMode": .text(swift.languageMode.rawValue),
                "defaultIsolation": .text(swift.defaultIsolation.rawValue),
                "upcomingFeatures": .list(swift.upcomingFeatures.map(\.dump)),
                "defines": .list(swift.defines.map(\.dump)),
            ]),
            "build": .list(build.map { $0.dump(\.rawValue) }),
            "manifest": manifest?.dump(\.rawValue) ?? .null,
            "packages": .list(
                packages.map {
                    .sparse([
                        "name": $0.name.dump, "source": $0.source.value.dump,
                        "products": .list($0.products.map(\.dump)),
                        "platforms": .list($0.platforms.map { $0.dump(\.rawValue) }),
                    ])
                }
            ),
            "bundleIdPrefix": bundleIdPrefix?.dump ?? .null,
            "unmanaged": .list(unmanaged.map(\.dump)),
            "templates": templates.isEmpty ? .null : .list(templates.map(\.dump)),
            "lint": lint.dump,
            "options": options.answers.dump,
        ])
    }
}

extension ModuleSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "file": .text(path),
            "name": name.dump, "kind": kind.dump(\.rawValue), "summary": .text(summary),
            "dependencies": .list(dependencies.map(\.dump)), "sources": sources?.dump ?? .null,
            "types": .list(types.map(\.dump)), "packages": .list(packages.map(\.dump)),
            "uiModule": uiModule?.dump { String($0) } ?? .null,
            "useCases": .list(
                useCases.map {
                    .sparse([
                        "name": $0.name.dump, "summary": .text($0.summary), "uses": .list($0.uses.map(\.dump)),
                        "repository": $0.repository?.dump ?? .null,
                        "methods": .list($0.methods.map(\.dump)),
                    ])
                }
            ),
            "repositories": repositories.isEmpty
                ? .null
                : .list(
                    repositories.map {
                        .sparse([
                            "name": $0.name.dump, "summary": .text($0.summary), "uses": .list($0.uses.map(\.dump)),
                            "methods": .list($0.methods.map(\.dump)),
                        ])
                    }
                ),
            "scenes": .list(scenes.map(\.dump)), "adoptedScenes": .list(adoptedScenes.map(\.dump)),
            "sandbox": sandbox?.dump { String($0) } ?? .null,
            "options": options.answers.dump,
        ])
    }
}
