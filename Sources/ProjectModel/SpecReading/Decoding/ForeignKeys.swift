/// Keys from other tools, and likely guesses, that have another name here.
enum ForeignKeys {
    /// Returns the remedy; `nil` for an unknown key.
    ///
    /// - Parameter value: the value of the key, if it is one word.
    static func note<Keys: SpecKeys>(on key: String, value: String?, in _: Keys.Type) -> String? {
        if Keys.self == PackageKeys.self, let note = PackageState.note(onKey: packageWords[key] ?? key, value: value) {
            return note
        }
        if Keys.self == ProjectKeys.self, key == "imageTests" {
            if value == "false" { return "remove it" }
            let product = value.map { $0 == "true" ? "pictures" : $0 } ?? "pictures"
            return
                "remove it, and write 'with \(product)' behind the library of 'testing', as in 'xctest with \(product)'"
        }
        guard let note = notes[Keys.title]?[key] ?? (Keys.names.contains("summary") ? described[key] : nil) else {
            return nil
        }
        if Keys.self == RouteKeys.self, note.isEmpty { return presentation(value) }
        if key == "embedInNavigation", value == "false" { return "remove it" }
        if note == version {
            let number = value.flatMap(AddressCheck.packageVersion)
            return note.replacing("{}", with: number ?? "1.0.0")
                .replacing("write it as", with: number == nil ? "write three numbers, for example" : "write it as")
        }
        return note.replacing("{}", with: value ?? "…")
    }

    /// Returns the remedy for a key that says how a route's destination comes on screen.
    private static func presentation(_ value: String?) -> String {
        if let value, RouteSpec.Presentation(rawValue: value) != nil { return "write it as: present: \(value)" }
        if let value, ["modal", "modally"].contains(value) { return "write it as: present: sheet" }
        let usual: [RouteSpec.Presentation] = [.push, .sheet, .fullScreen]
        return "write 'present': \(usual.map(\.rawValue).joined(separator: ", ")) …"
    }

    /// Returns the remedy for a key of an earlier `lint`, which is no rule; `nil` for any other name.
    static func note(onRule name: String) -> String? {
        switch name {
        case "severity": "remove it, and write its rules right below 'lint': lint: { unused-dependency: warning }"
        case "excluded": "remove it, and list its paths under 'unmanaged', a key of project.yml"
        case "legacySingletons": "write 'legacySingletons' at the margin, as a key of project.yml"
        default: nil
        }
    }

    private static let described = ["description": "write 'summary'", "doc": "write 'summary'"]

    private static let xcodegen =
        "remove it; it belongs in your own project spec for XcodeGen, which includes 'project.generated.yml'"
    private static let script =
        "remove it, and add the script to the target template 'Module' in your own project spec for XcodeGen"
    private static let optional = "remove it, and write a '?' after the type: type: String?"
    private static let required = "remove it; a field is optional where its type ends with '?'"
    private static let noSchema =
        "remove it; a field has a type of Swift and a default, and 'type' may name a type of your own"
    private static let operations =
        "put it below the name of a method: methods: { execute: { parameters: { id: Int64 } } }"
    private static let component =
        "remove it, and write it below the component's name: component: { ProductTile: { product: offer } }"
    private static let app = "remove it, and write 'xcodegen with app' behind 'build'"
    private static let unmanaged = "write 'unmanaged'"
    private static let folderName = "remove it: the folder's name is the module's"
    private static let version = "write it as: version: \"{}\""

    /// The remedies by the title of the object; `{}` stands for the value. Empty if the remedy depends on the value.
    private static let notes: [String: [String: String]] = [
        "project": [
            "name": "write 'project'", "settings": xcodegen, "targets": xcodegen,
            "include": xcodegen, "configs": xcodegen, "schemes": xcodegen,
            "modules": "each module is a folder next to project.yml, with a file module.yml",
            "scenes": "each scene is a file in the folder of its module, as Recipes/RecipeDetails.yml",
            "xcodegen": app, "appTarget": app, "lintScript": script, "deletedScaffolds": unmanaged,
            "keptFiles": unmanaged,
            "dependencies": "write 'packages'", "deploymentTarget": "write it as: platforms: { iOS: \"{}\" }",
        ],
        "module": [
            "module": folderName, "name": folderName, "type": "write 'kind'",
            "dependencies": "list them under 'imports', with the products of packages",
            "packages": "list them under 'imports', with the core modules",
            "scenes": "each scene is a file next to module.yml, such as RecipeDetails.yml",
            "services": "services are declared in project.yml; a scene or a use case lists those it needs under 'uses'",
        ],
        "scene": [
            "name": "write 'scene'", "params": "write 'parameters'", "arguments": "write 'parameters'",
            "properties": "write 'state'", "fields": "write 'state'", "actions": "write 'events'",
            "services": "write 'uses'; the services themselves are declared in project.yml",
            "binding": "remove it, and write 'with {}' behind the style",
            "dependencies": "write 'uses'", "navigation": "write 'routes'", "viewModel": "write 'style: mvvm'",
        ],
        "package": [
            "from": version, "majorVersion": version, "minVersion": version, "upToNextMajorVersion": version,
            "github": "write it as: url: https://github.com/{}", "path": "write it as: url: {}",
            "product": "write it as: products: [{}]",
        ],
        "mocks": ["testable": "remove it: mocks of internal protocols import their module as '@testable'"],
        "swift": ["version": "write 'languageMode'", "languageVersion": "write 'languageMode'"],
        "service": [
            "protocol": "write 'type'", "class": "write it as: default: {}()",
            "implementation": "write it as: default: {}()", "value": "write 'default'",
        ],
        "use case": [
            "parameters": operations, "returns": operations, "async": operations, "throws": operations,
            "repository": "list it among the services: uses: [{}]",
        ],
        "descriptors": ["returns": "write it as: output: {}"],
        "method": methods,
        "parameter": [
            "nullable": optional, "optional": optional, "required": required, "enum": noSchema,
            "format": noSchema, "properties": noSchema, "items": "write it as: type: \"[String]\"",
            "$ref": "write it as: type: Recipe", "initial": "write 'default'", "value": "write 'default'",
            "initialValue": "write 'default'",
        ],
        "route": [
            "scene": "write 'to'", "destination": "write 'to'", "screen": "write 'to'", "target": "write 'to'",
            "url": "write it as: to: {}",
            "parameters": "write 'with'", "params": "write 'with'", "arguments": "write 'with'",
            "style": "", "transition": "", "presentation": "", "presentationStyle": "",
            "tab": "write it as: present: tab {}",
            "embedInNavigation": "write 'with bar' behind 'present': present: sheet with bar",
        ],
        "part": [
            "view": "remove it: a subview is called after its part, with 'View' behind it", "with": component,
        ],
        "section": ["with": component],
        "tab": [
            "scene": "remove it, and write the scene in front: tabs: { {}: { title: \"Recipes\" } }",
            "systemImage": "write it as: image: system({})", "symbol": "write it as: image: system({})",
            "icon": "write it as: image: {}",
        ],
    ]

    /// Other tools' keys of a package's state.
    private static let packageWords = ["exactVersion": "exact", "commit": "revision"]

    private static let methods = [
        "params": "write 'parameters'", "arguments": "write 'parameters'", "args": "write 'parameters'",
        "return": "write 'returns'", "returnType": "write 'returns'", "result": "write 'returns'",
        "effects": "write it as: async: true, throws: true",
        "publishes": "write 'returns: AnyPublisher<Value, Failure>'",
    ]
}
