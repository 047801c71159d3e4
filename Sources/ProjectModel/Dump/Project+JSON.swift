public import Diagnostics
import SwiftReading

extension Project {
    /// The checked project as JSON: the same project gives the same text.
    public var json: JSONValue {
        JSONValue.sparse([
            "name": .text(name), "app": .text(app), "file": .text(specPath),
            "platforms": .list(platforms.map { .object([("name", .text($0.name)), ("version", .text($0.version))]) }),
            "runtime": runtime.dump,
            "services": .list(services.map(\.dump)),
            "samples": .list(
                samples.sorted { $0.key < $1.key }.map {
                    .object([("type", .text($0.key)), ("value", .text($0.value.text))])
                }
            ),
            "testing": .text(testing.rawValue),
            "entrance": entrance.dump,
            "swift": .sparse([
                "languageMode": .text(swift.languageMode.rawValue),
                "defaultIsolation": .text(swift.defaultIsolation.rawValue),
                "upcomingFeatures": .texts(swift.upcomingFeatures), "defines": .texts(swift.defines),
            ]),
            "build": .texts(BuildSystem.allCases.filter(build.contains).map(\.rawValue)),
            "manifest": .text((teamManifest == nil ? ManifestOwner.generated : .team).rawValue),
            "packages": .list(packages.map(\.dump)),
            "xcodegen": xcodegen?.dump ?? .null,
            "coreModules": .list(coreModules.map(\.dump)),
            "features": .list(features.map(\.dump)),
            "deletedScaffolds": .texts(deletedScaffolds.map(\.value)),
            "lint": lint.dump,
        ])
    }
}

extension Service {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "type": .text(type.text), "default": .text(defaultValue?.text),
            "legacy": .text(legacy?.text), "stub": .text(stub == .mock ? nil : stub.rawValue),
            "summary": .text(summary),
        ])
    }
}

extension Entrance {
    fileprivate var dump: JSONValue {
        switch self {
        case .none: .null
        case .scene(let scene): .object([("scene", .text(scene.dump))])
        case .tabs(let scenes): .object([("tabs", .texts(scenes.map(\.dump)))])
        }
    }
}

extension SceneReference {
    fileprivate var dump: String { "\(feature).\(scene)" }
}

extension CoreModule {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "file": .text(specPath), "summary": .text(summary),
            "dependencies": .texts(dependencies), "packages": .texts(packages),
            "sources": .text(sources), "types": .texts(types.sorted()),
        ])
    }
}

extension Feature {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "interface": .text(interfaceName), "file": .text(specPath), "summary": .text(summary),
            "dependencies": .texts(dependencies), "packages": .texts(packages), "sources": .text(sources),
            "types": .texts(types.sorted()),
            "uiModule": .text(hasUIModule ? uiName : nil),
            "useCases": .list(
                useCases.map {
                    .sparse([
                        "name": .text($0.name), "summary": .text($0.summary),
                        "services": .texts($0.services.map(\.name)),
                        "methods": .list($0.methods.map(\.dump)),
                    ])
                }
            ),
            "scenes": .list(scenes.map(\.dump)),
            "sandbox": hasSandbox ? .flag(true) : .null,
        ])
    }
}

extension Method {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "parameters": .list(parameters.map(\.dump)), "returns": .text(returns?.text),
            "async": .flag(isAsync), "throws": .flag(canThrow),
        ])
    }
}

extension Parameter {
    fileprivate var dump: JSONValue {
        .sparse(["name": .text(name), "type": .text(type.text), "default": .text(defaultValue?.text)])
    }
}

extension Scene {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "file": .text(specPath), "style": .text(style.rawValue),
            "binding": .text(style.isDrawnBySwiftUI ? binding.rawValue : nil),
            "class": .text(legacyClass?.text),
            "summary": .text(summary),
            "parameters": .list(parameters.map(\.dump)),
            "services": .texts(services.map(\.name)),
            "useCases": .texts(useCases.map { "\($0.feature).\($0.useCase)" }),
            "state": .list(state.map(\.dump)), "stateConformances": .texts(stateConformances),
            "parts": .list(screenParts.map(\.dump)),
            "events": .list(events.map(\.dump)),
            "useCase": .list(useCaseMethods.map(\.dump)),
            "repository": .list(repositoryMethods.map(\.dump)),
            "hasInteractor": .flag(hasInteractor), "interactor": .list(interactor.map(\.dump)),
            "hasWireframe": .flag(hasWireframe), "routes": .list(routes.map(\.dump)),
            "output": .text(output.rawValue), "view": .text(style.hasOwnViewController ? view.rawValue : nil),
            "children": .list(
                children.map {
                    .sparse([
                        "name": .text($0.name), "to": .text($0.destination.dump),
                        "parameters": .list($0.parameters.map(\.dump)),
                    ])
                }
            ),
            "variants": .list(
                variants.map {
                    .sparse(["name": .text($0.name), "to": .text($0.destination.dump), "flag": .text($0.flag.text)])
                }
            ),
            "previews": .list(
                previews.map { preview in
                    .object([
                        ("name", .text(preview.name)),
                        ("values", .object(preview.values.map { ($0.path, .text($0.value.text)) })),
                    ])
                }
            ),
            "contents": .list(contents.map(\.dump)),
        ])
    }
}

extension Content {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "summary": .text(summary),
            "sections": .list(
                sections.map {
                    .sparse([
                        "name": .text($0.name), "summary": .text($0.summary),
                        "state": .texts($0.fields.map(\.name)), "events": .texts($0.events.map(\.name)),
                    ])
                }
            ),
        ])
    }
}

extension Part {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "view": .text(view), "state": .list(state.map(\.dump)),
            "events": .list(events.map(\.dump)),
        ])
    }
}

extension Event {
    fileprivate var dump: JSONValue {
        .sparse(["name": .text(name), "parameters": .list(parameters.map(\.dump))])
    }
}

extension Preview.FieldValue {
    /// For example: `imageList.images`.
    fileprivate var path: String { (part.map { $0 + "." } ?? "") + name }
}

extension Route {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "to": destinationDump, "parameters": .list(parameters.map(\.dump)),
            "present": presentationDump,
        ])
    }

    private var destinationDump: JSONValue {
        switch destination {
        case .none: .null
        case .scene(let scene): .object([("scene", .text(scene.dump))])
        case .page: .text("page")
        case .fixedPage(let url): .object([("url", .text(url))])
        }
    }

    private var presentationDump: JSONValue {
        switch presentation {
        case .push: .text("push")
        case .replace: .text("replace")
        case .web: .text("web")
        case .custom: .text("custom")
        case .tab(let index): .object([("tab", .number(index))])
        case .present(let style, let embedsInNavigation):
            .sparse(["style": .text(style?.rawValue), "embedInNavigation": .flag(embedsInNavigation)])
        }
    }
}
