/// An id is of one object, and a constraint's items are objects.
enum NibReference: NibRule {
    static let rule = LintRule.nibReference
    static let canBeSuppressed = false
    static let summary = "Constraints are between objects of their document, and no two objects have the same id."

    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding] {
        let objects = Set(document.objects.compactMap(\.id))
        let dangling = document.constraintItems.filter { !objects.contains($0.value) }.map { item in
            Finding(
                rule,
                at: item.offset,
                "the constraint's \(item.name) '\(item.value)' isn't an object of this document",
                "remove the constraint, or write the id of an object"
            )
        }
        var seen: Set<String> = []
        let repeated = document.ids.filter { !seen.insert($0.value).inserted }.map { id in
            Finding(
                rule,
                at: id.offset,
                "the id '\(id.value)' is already another object's",
                "remove one of the two, or give this one an id that the document doesn't have"
            )
        }
        return dangling + repeated
    }
}
