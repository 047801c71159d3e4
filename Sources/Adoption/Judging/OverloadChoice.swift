/// One of several functions of a name.
struct Overload {
    var head: MemberFacts.Method
    /// The type that it is a member of; empty for none.
    var owner: String
}

/// Chooses among functions of one name as the compiler does, as far as that goes without types: by labels, and by the
/// descriptor, whose type is known.
struct OverloadChoice {
    let index: AppIndex
    /// The type of the descriptor.
    let descriptor: String

    /// Those that the call may be of. One that takes just this type of descriptor goes before those that take more.
    func candidates(_ functions: [Overload], for arguments: [ArmExpression.Argument]) -> [Overload] {
        let possible = functions.compactMap { function in
            match(function, arguments).map { (function, $0) }
        }
        let exact = possible.filter { $0.1 == .exact }
        return (exact.isEmpty ? possible : exact).map(\.0)
    }

    private enum Match {
        /// It takes the descriptor as what it is, and nothing that isn't there.
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
