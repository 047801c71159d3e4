/// One of several functions with the same name.
struct Overload {
    var head: MemberFacts.Method
    /// The type that it is a member of; empty if there is none.
    var owner: String
}

/// Chooses among functions of one name like the compiler, as far as possible without types: by labels, and by the
/// descriptor, whose type is known.
struct OverloadChoice {
    let index: AppIndex
    /// The type of the descriptor.
    let descriptor: String

    /// Returns the functions that may be called. Those that take exactly this type of descriptor precede others.
    func candidates(_ functions: [Overload], for arguments: [ArmExpression.Argument]) -> [Overload] {
        let possible = functions.compactMap { function in
            match(function, arguments).map { (function, $0) }
        }
        let exact = possible.filter { $0.1 == .exact }
        return (exact.isEmpty ? possible : exact).map(\.0)
    }

    private enum Match {
        /// It takes the descriptor by its own type, and nothing beyond the arguments.
        case exact
        case possible
    }

    private func match(_ function: Overload, _ arguments: [ArmExpression.Argument]) -> Match? {
        let (labels, types) = (function.head.labels, function.head.types)
        if types.contains(where: { $0.hasSuffix("...") }) { return .possible }
        var position = 0
        var takesIt = false
        for argument in arguments {
            // What is left out between two may have a default.
            guard let found = labels[position...].firstIndex(of: argument.label), types.indices.contains(found) else {
                return nil
            }
            position = found + 1
            guard argument.isDescriptor else { continue }
            let type = index.unaliased(types[found], in: function.owner)
            guard let full = index.resolve(type, in: function.owner), let facts = index.declaration(of: full) else {
                continue
            }
            if full == descriptor {
                takesIt = true
            } else if !facts.isProtocol, !index.ancestors(of: descriptor).contains(full) {
                return nil
            }
        }
        return takesIt && labels.count == arguments.count ? .exact : .possible
    }
}
