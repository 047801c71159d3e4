extension SampleValues {
    /// Returns true if only code on the main actor can create the value: UIKit's classes are isolated to it, and so are
    /// the team's own types if that is the modules' default.
    ///
    /// For example: `UIView()` and `Recipe.sample`, but not `[]` for a `[Recipe]`, nor `Date()`.
    func isMadeOnMainActor(_ value: String?, for type: SwiftType) -> Bool {
        guard let value else { return false }
        let isOfMainActor = !type.isFunction && type.names.contains(where: KnownModule.keepsOnMainActor)
        // Most defaults need not be read.
        guard isolatesOwnTypes || isOfMainActor || value.mentionsUIKit,
            case .success(let expression) = SwiftExpression.read(value), !expression.isPlainLiteral
        else { return false }
        if isOfMainActor || expression.names.contains(where: KnownModule.keepsOnMainActor) { return true }
        guard isolatesOwnTypes else { return false }
        return !type.customNames.isEmpty || expression.names.contains { KnownModule.declaring($0) == nil }
    }
}

extension String {
    /// True if the text may mention a type of UIKit's.
    fileprivate var mentionsUIKit: Bool {
        zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "U") && $1 == UInt8(ascii: "I") }
    }
}
