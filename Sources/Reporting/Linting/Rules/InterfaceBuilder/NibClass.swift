/// A custom class is declared in a source.
enum NibClass: NibRule {
    static let rule = LintRule.nibClass
    static let canBeSuppressed = false
    static let summary = "Custom classes in `.xib` and `.storyboard` files are declared in the sources."

    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding] {
        document.objects.compactMap { object in
            guard let name = object.customClass, case .nowhere(let module) = inspection.home(of: object, in: document)
            else { return nil }
            let known = inspection.classes.names(in: module ?? document.module)
            return Finding(
                rule,
                at: name.offset,
                module.map { "no source of '\($0)' declares a class '\(name.value)'" }
                    ?? "no source declares a class '\(name.value)'",
                NearName.find(name.value, in: known).map { "did you mean '\($0)'?" }
                    ?? "name a class that exists, or remove the custom class"
            )
        }
    }
}
