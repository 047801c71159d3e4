public import Diagnostics
import SwiftReading

extension SpecSet {
    /// The specs as JSON, with the places that they were read from: the same specs give the same text.
    public var json: JSONValue {
        JSONValue.object([("project", project.dump), ("modules", .list(modules.map(\.dump)))])
    }
}

extension Located {
    fileprivate func dump(_ text: (Value) -> String) -> JSONValue {
        .object([("value", .text(text(value))), ("at", .text(place))])
    }

    fileprivate var place: String { "\(location.line):\(location.column)" }
}

extension Located<String> {
    fileprivate var dump: JSONValue { dump { $0 } }
}

extension ProjectSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "file": .text(path),
            "name": name.dump, "core": core.dump, "app": app.dump,
            "platforms": .list(platforms.map { .object([("name", $0.name.dump), ("version", $0.version.dump)]) }),
            "runtime": runtime.value.dump,
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
            "start": start?.dump ?? .null,
            "tabs": .list(tabs.map(\.dump)),
            "binding": binding?.dump(\.rawValue) ?? .null,
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
            "xcodegen": xcodegen?.value.dump ?? .null,
            "deletedScaffolds": .list(deletedScaffolds.map(\.dump)),
            "lint": lint.dump,
        ])
    }
}

extension RuntimeSource {
    var dump: JSONValue {
        switch self {
        case .path(let path): .object([("path", .text(path))])
        case .url(let url, let version): .object([("url", .text(url)), ("version", .text(version))])
        }
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
                        "methods": .list($0.methods.map(\.dump)),
                    ])
                }
            ),
            "scenes": .list(scenes.map(\.dump)),
            "sandbox": sandbox?.dump { String($0) } ?? .null,
        ])
    }
}

extension MethodSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": name.dump, "parameters": .list(parameters.map(\.dump)), "returns": returns?.dump(\.text) ?? .null,
            "async": .flag(isAsync), "throws": .flag(canThrow),
        ])
    }
}

extension ParameterSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name.value), "type": .text(type.value.text), "default": .text(defaultValue?.value.text),
            "at": .text(name.place),
        ])
    }
}

extension SceneSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "file": .text(path),
            "name": .text(name.value), "at": .text(name.place), "style": style.dump(\.rawValue),
            "class": legacyClass?.dump(\.text) ?? .null,
            "binding": binding?.dump(\.rawValue) ?? .null,
            "summary": .text(summary),
            "parameters": .list(parameters.map(\.dump)), "uses": .list(uses.map(\.dump)),
            "state": .list(state.map(\.dump)),
            "stateConformances": .list(stateConformances.map(\.dump)),
            "parts": .list(parts.map(\.dump)),
            "events": .list(events.map(\.dump)),
            "interactor": .list(interactor.map(\.dump)),
            "useCase": .list(useCaseMethods.map(\.dump)),
            "repository": .list(repositoryMethods.map(\.dump)),
            "routes": .list(routes.map(\.dump)),
            "previews": .list(previews.map(\.dump)),
            "output": output?.dump(\.rawValue) ?? .null,
            "view": view?.dump(\.rawValue) ?? .null,
            "children": .list(
                children.map {
                    .sparse([
                        "name": $0.name.dump, "to": $0.destination.dump,
                        "with": .list(
                            $0.arguments.map {
                                .sparse(["name": $0.name.dump, "type": $0.type?.dump(\.text) ?? .null])
                            }
                        ),
                    ])
                }
            ),
            "variants": .list(
                variants.map {
                    .sparse(["name": $0.name.dump, "to": $0.destination.dump, "flag": $0.flag.dump(\.text)])
                }
            ),
            "contents": .list(contents.map(\.dump)),
        ])
    }
}

extension PartSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": name.dump, "view": view?.dump ?? .null, "state": .list(state.map(\.dump)),
            "events": .list(events.map(\.dump)),
        ])
    }
}

extension EventSpec {
    fileprivate var dump: JSONValue {
        .sparse(["name": name.dump, "parameters": .list(parameters.map(\.dump))])
    }
}

extension RouteSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": name.dump, "to": destination?.dump ?? .null,
            "with": .list(arguments.map { .sparse(["name": $0.name.dump, "type": $0.type?.dump(\.text) ?? .null]) }),
            "present": presentation.dump(\.rawValue), "presentationStyle": presentationStyle?.dump(\.rawValue) ?? .null,
            "embedInNavigation": .flag(embedsInNavigation), "tab": tab.map { .number($0.value) } ?? .null,
            "url": url?.dump ?? .null,
        ])
    }
}

extension PreviewSpec {
    fileprivate var dump: JSONValue {
        .object([
            ("name", name.dump),
            (
                "values",
                .list(
                    values.map {
                        .sparse([
                            "part": $0.part?.dump ?? .null, "field": $0.name.dump, "value": $0.value.dump(\.text),
                        ])
                    }
                )
            ),
        ])
    }
}

extension ContentSpec {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": name.dump, "summary": .text(summary),
            "sections": .list(
                sections.map {
                    .sparse([
                        "name": $0.name.dump, "summary": .text($0.summary), "state": .list($0.state.map(\.dump)),
                        "events": .list($0.events.map(\.dump)),
                    ])
                }
            ),
        ])
    }
}
