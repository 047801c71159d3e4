import Templating

extension Presenter {
    /// The values as a generator hands them to ours.
    var templateValue: TemplateValue {
        [
            "scene": .text(scene),
            "module": .text(module),
            "summary": .text(summary),
            "imports": .list(imports.map { ["name": .text($0)] }),
            "hasState": true,
            "methods": .list(methods.map(\.templateValue)),
        ]
    }

    /// The same values as swift-mustache takes them.
    var dictionary: [String: Any] {
        [
            "scene": scene,
            "module": module,
            "summary": summary,
            "imports": imports.map { ["name": $0] },
            "hasState": true,
            "methods": methods.map(\.dictionary),
        ]
    }
}

extension Method {
    fileprivate var templateValue: TemplateValue {
        let parameters = self.parameters.enumerated().map { index, parameter -> TemplateValue in
            [
                "name": .text(parameter.name),
                "type": .text(parameter.type),
                "last": .flag(index == self.parameters.count - 1),
            ]
        }
        return ["name": .text(name), "isAsync": .flag(isAsync), "parameters": .list(parameters)]
    }

    fileprivate var dictionary: [String: Any] {
        let parameters = self.parameters.enumerated().map { index, parameter -> [String: Any] in
            ["name": parameter.name, "type": parameter.type, "last": index == self.parameters.count - 1]
        }
        return ["name": name, "isAsync": isAsync, "parameters": parameters]
    }
}
