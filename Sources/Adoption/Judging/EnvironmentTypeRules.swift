/// Finds reasons why a type can't be the environment of specs.
struct EnvironmentTypeRules {
    let index: AppIndex

    private static let plainProtocols: Set<String> = [
        "AnyObject", "Codable", "Equatable", "Hashable", "Identifiable", "ObservableObject", "Sendable",
    ]

    /// Returns the reason as the end of a sentence that begins with the type's name.
    func reason(against type: TypeFacts) -> String? {
        if index.blocks(of: type.name).count(where: { !$0.isExtension }) > 1 { return "is declared twice" }
        if type.isHidden { return "is private, and generated code can't see it" }
        if type.isGeneric { return "is generic" }
        if type.isConditional { return "is declared in an '#if'" }
        if type.isAvailableInPart { return "isn't available everywhere" }
        if let actor = ActorSearch(index: index).otherActor(of: type.name) {
            return "is isolated to '\(actor)', and scenes are built on the main actor"
        }
        return nil
    }

    /// Returns true if it may have members that no source declares.
    func inheritsUnknown(_ type: String) -> Bool {
        index.ancestors(of: type).contains { index.declaration(of: $0) == nil && !Self.plainProtocols.contains($0) }
    }
}
