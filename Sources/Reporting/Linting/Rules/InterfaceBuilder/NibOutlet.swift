/// An outlet is a property of the object's class.
enum NibOutlet: NibRule {
    static let rule = LintRule.nibOutlet
    static let canBeSuppressed = false
    static let summary = "An outlet is an `@IBOutlet` of the object's class or of a superclass."

    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding] {
        document.outlets.compactMap { outlet in
            guard let position = outlet.object, let name = document.objects[position].customClass?.value,
                case .module(let module) = inspection.home(of: document.objects[position], in: document)
            else { return nil }
            let members = inspection.classes.members(of: name, in: module)
            let property = outlet.name.value
            if members.outlets.contains(property) || PlatformNames.outlets.contains(property) { return nil }
            if members.hidden.contains(property) {
                return Finding(
                    rule,
                    at: outlet.name.offset,
                    "'\(name).\(property)' isn't an outlet",
                    "declare it as '@IBOutlet'"
                )
            }
            if members.isPartlyUnknown { return nil }
            return Finding(
                rule,
                at: outlet.name.offset,
                "'\(name)' has no outlet '\(property)'",
                NearName.find(property, in: members.outlets).map { "did you mean '\($0)'?" }
                    ?? "declare it, or remove the connection: it crashes when the file is loaded"
            )
        }
    }
}
