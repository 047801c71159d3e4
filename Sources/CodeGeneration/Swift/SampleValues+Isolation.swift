import ProjectModel
import SwiftReading

extension SampleValues {
    /// Whether only code on the main actor can make the value: the team's own types are isolated to it where modules are so by
    /// default.
    ///
    /// For example: `Recipe.sample`, but not `[]` for a `[Recipe]`, nor `Date()`.
    func isMadeOnMainActor(_ value: String?, for type: SwiftType) -> Bool {
        guard isolatesOwnTypes, let value, case .success(let expression) = SwiftExpression.read(value) else {
            return false
        }
        if expression.isPlainLiteral { return false }
        return !type.customNames.isEmpty || expression.names.contains { KnownModule.declaring($0) == nil }
    }
}
