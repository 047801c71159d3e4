extension Project {
    /// The checked project as JSON. The same project gives the same text.
    public var json: JSONValue {
        JSONValue.sparse([
            "version": .number(TemplateContext.version),
            "name": .text(name), "app": .text(app), "file": .text(specPath),
            "appModule": .text(appModule.rawValue),
            "environment": environment.dump,
            "descriptors": descriptors.dump,
            "platforms": .list(platforms.map { .object([("name", .text($0.name)), ("version", .text($0.version))]) }),
            "localization": .text(localization),
            "runtime": isResolverOnly ? .null : runtime.dump,
            "services": .list(services.map(\.dump)),
            "samples": .list(
                samples.sorted { $0.key < $1.key }.map {
                    .object([("type", .text($0.key)), ("value", .text($0.value.text))])
                }
            ),
            "testing": .text(testing.rawValue),
            "imageTests": .text(imageTests.map { $0.product ?? "true" }),
            "entrance": entrance.dump,
            "scopes": scopes.isEmpty ? .null : .list(scopes.map(\.dump)),
            "links": .texts(links.map(\.text)),
            "swift": .sparse([
                "languageMode": .text(swift.languageMode.rawValue),
                "defaultIsolation": .text(swift.defaultIsolation.rawValue),
                "upcomingFeatures": .texts(swift.upcomingFeatures), "defines": .texts(swift.defines),
            ]),
            "build": .texts(BuildSystem.allCases.filter(build.contains).map(\.rawValue)),
            "manifest": .text((teamManifest == nil ? ManifestOwner.generated : .team).rawValue),
            "packages": .list(packages.map(\.dump)),
            "bundleIdPrefix": .text(bundleIdPrefix.isEmpty ? nil : bundleIdPrefix),
            "coreModules": .list(coreModules.map(\.dump)),
            "features": .list(features.map(\.dump)),
            "adoptedScenes": .list(adoptedScenes.map(\.dump)),
            "resolverOnly": isResolverOnly ? .flag(true) : .null,
            "unmanaged": .texts(unmanaged.written.map(\.value)),
            "lint": lint.dump,
            "options": options.dump,
        ])
    }
}

extension AppEnvironmentType {
    fileprivate var dump: JSONValue {
        guard isTeams else { return .null }
        return .object([
            ("type", .text(name)), ("module", .text(module)), ("isolation", .text(functionIsolation.rawValue)),
        ])
    }
}

extension DescriptorTypes {
    fileprivate var dump: JSONValue {
        guard areTeams || returns != nil || !imports.isEmpty else { return .null }
        return .sparse([
            "namespace": .text(teamNamespace), "protocol": .text(teamProtocol),
            "output": .text(teamProtocol == nil || returns != nil ? nil : output), "returns": .text(returns?.text),
            "resolverParameters": resolverParameters.isEmpty ? .null : .list(resolverParameters.map(\.dump)),
            "imports": .texts(imports.map { optionalImports.contains($0) ? "\($0)?" : $0 }),
            "discover": discovery.map { .text($0.text ?? "true") } ?? .null,
            "except": exceptions.isEmpty ? .null : .texts(exceptions),
        ])
    }
}

extension AdoptedScene {
    fileprivate var dump: JSONValue {
        .sparse([
            "name": .text(name), "file": .text(specPath), "summary": .text(summary),
            "discovered": isDiscovered ? .flag(true) : .null,
            "descriptor": .text(descriptor.value.text), "builder": .text(builderText),
            "parameters": .list(parameters.map(\.dump)),
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
        case .tabs(let tabs): .object([("tabs", .list(tabs.map(\.dump)))])
        case .states(let states): .object([("states", .list(states.map(\.dump)))])
        }
    }
}

extension AppState {
    fileprivate var dump: JSONValue {
        switch screens {
        case .scene(let scene): .object([("name", .text(name)), ("scene", .text(scene.dump))])
        case .tabs(let tabs): .object([("name", .text(name)), ("tabs", .list(tabs.map(\.dump)))])
        }
    }
}

extension Scope {
    fileprivate var dump: JSONValue {
        .object([("name", .text(name)), ("services", .texts(services.map(\.name)))])
    }
}

extension Tab {
    fileprivate var dump: JSONValue {
        guard hasItem else { return .text(scene.dump) }
        return .sparse([
            "scene": .text(scene.dump), "title": .text(title), "image": .text(image?.text),
        ])
    }
}

extension SceneReference {
    var dump: String { "\(feature).\(scene)" }
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
                        "repository": .text($0.repository?.name),
                        "methods": .list($0.methods.map(\.dump)),
                    ])
                }
            ),
            "repositories": repositories.isEmpty
                ? .null
                : .list(
                    repositories.map {
                        .sparse([
                            "name": .text($0.name), "summary": .text($0.summary),
                            "services": .texts($0.services.map(\.name)),
                            "methods": .list($0.methods.map(\.dump)),
                        ])
                    }
                ),
            "scenes": .list(scenes.map(\.dump)),
            "sandbox": hasSandbox ? .flag(true) : .null,
            "options": options.dump,
        ])
    }
}

extension Method: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: MethodKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .parameters: ["parameters": .list(parameters.map(\.dump))]
        case .returns: ["returns": .text(returns?.text), "publishes": publishes ? .flag(true) : .null]
        case .async: ["async": .flag(isAsync)]
        case .throws: ["throws": thrown.map { .text($0.text) } ?? .flag(canThrow)]
        case .calls: ["work": .text(work?.rawValue), "calls": .text(call?.text)]
        }
    }
}

extension Parameter: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: ParameterKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .type: ["type": .text(type.text)]
        case .default: ["default": .text(defaultValue?.text)]
        case .loads: [:]
        case .from: ["loadedBy": .text(loadedBy)]
        }
    }
}
