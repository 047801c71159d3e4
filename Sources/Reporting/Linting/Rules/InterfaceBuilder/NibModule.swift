/// A custom class is in the module that its document names.
enum NibModule: NibRule {
    static let rule = LintRule.nibModule
    static let canBeSuppressed = false
    static let summary = "A custom class is in the module given for it."

    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding] {
        document.objects.compactMap { object in
            guard let name = object.customClass else { return nil }
            let place = (object.customModule ?? name).offset
            switch inspection.home(of: object, in: document) {
            case .unknownModule(let module):
                let near = NearName.find(module, in: inspection.context.modules.keys.sorted())
                return Finding(
                    rule,
                    at: place,
                    "there is no module '\(module)'",
                    near.map { "did you mean '\($0)'?" } ?? "name the module that declares '\(name.value)'"
                )
            case .elsewhere(let named, let modules):
                return Finding(
                    rule,
                    at: place,
                    "'\(named)' declares no class '\(name.value)'; \(list(modules)) does",
                    "write customModule=\"\(modules[0])\", or move the file to the module of the class"
                )
            case .withoutModule(let modules):
                return Finding(
                    rule,
                    at: place,
                    "'\(name.value)' is a class of \(list(modules)), and isn't found without its module",
                    "write customModule=\"\(modules[0])\" beside customClass"
                )
            default: return nil
            }
        }
    }

    private static func list(_ modules: [String]) -> String { modules.map { "'\($0)'" }.joined(separator: " and ") }
}
