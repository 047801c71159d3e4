/// Finds helpers that arms pass their screens to, and that only cast.
struct CastHelpers {
    let index: AppIndex
    /// The type around the arms.
    let scope: String

    /// Returns the expression without a helper that casts to any requested type.
    func leftOut(of expression: ArmExpression) -> ArmExpression {
        guard let wrapped = expression.wrapped.first else { return expression }
        let owners = [scope] + index.ancestors(of: scope).sorted()
        let methods =
            owners.flatMap { index.members(of: $0).methods } + index.facts.flatMap(\.functions)
        let helpers = methods.filter { $0.name == wrapped.helper }
        let areCasts = helpers.allSatisfy { helper in
            helper.isGeneric && helper.labels == [nil] && helper.returns.map { index.resolve($0) == nil } ?? false
        }
        guard !helpers.isEmpty, areCasts else { return expression }
        var value = wrapped.value
        value.isCast = true
        return value
    }
}
