/// An action is a method of its target's class.
enum NibAction: NibRule {
    static let rule = LintRule.nibAction
    static let canBeSuppressed = false
    static let summary = "An action is an `@IBAction` of its target's class or of a superclass."

    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding] {
        document.actions.compactMap { action in
            guard let position = action.object else { return unwinding(action, &inspection) }
            let object = document.objects[position]
            guard !object.isFirstResponder, let name = object.customClass?.value,
                case .module(let module) = inspection.home(of: object, in: document)
            else { return nil }
            let members = inspection.classes.members(of: name, in: module)
            let selector = action.name.value
            if members.actions.contains(selector) { return nil }
            if members.hidden.contains(selector) {
                return Finding(
                    rule,
                    at: action.name.offset,
                    "'\(name).\(selector)' isn't an action",
                    "declare it as '@IBAction'"
                )
            }
            if members.isPartlyUnknown { return nil }
            return finding("'\(name)' has no action '\(selector)'", action.name, among: members.actions)
        }
    }

    /// Checks an unwind action, which any view controller may declare.
    private static func unwinding(_ action: NibDocument.Connection, _ inspection: inout NibInspection) -> Finding? {
        let known = inspection.classes.allActions()
        guard !known.contains(action.name.value), inspection.classes.faults.isEmpty else { return nil }
        return finding("no class has an action '\(action.name.value)' to unwind to", action.name, among: known)
    }

    private static func finding(_ message: String, _ name: XMLReader.Attribute, among known: Set<String>) -> Finding {
        Finding(
            rule,
            at: name.offset,
            message,
            NearName.find(name.value, in: known.sorted()).map { "did you mean '\($0)'?" }
                ?? "declare it as '@IBAction', or remove the connection: it crashes when it is called"
        )
    }
}
