/// The result of comparing a function with a contract's member.
enum MemberMatch: Hashable {
    /// The name or the labels differ.
    case unrelated
    /// The function is the required one, as far as can be told.
    case fits
    /// The parameters certainly have other types: the required function can be added as an overload.
    case overload
    /// The compiler won't accept it, or that is uncertain; nothing can be added beside it.
    case differs

    init(_ function: DeclaredFunction, _ member: ScaffoldContract.Member) {
        guard function.name == member.name, function.parameters.map(\.label) == member.parameters.map(\.label) else {
            self = .unrelated
            return
        }
        let parameters = zip(function.parameters, member.parameters).map { TypeMatch($0.type, $1.type) }
        if parameters.contains(.different) {
            self = .overload
        } else if parameters.contains(.uncertain) || !MemberMatch.resultFits(function, member) {
            self = .differs
        } else {
            self = .fits
        }
    }

    private static func resultFits(_ function: DeclaredFunction, _ member: ScaffoldContract.Member) -> Bool {
        if function.isPrivate { return false }
        if function.isAsync && !member.isAsync || function.canThrow && !member.canThrow { return false }
        if function.returnsUnknown || function.isGeneric { return true }
        switch (function.returns, member.returns) {
        case (nil, nil): return true
        case (let left?, let right?): return left.same(as: right)
        default: return false
        }
    }
}

/// The result of comparing two types as written.
private enum TypeMatch {
    case same
    /// At least one of the names could be an alias.
    case uncertain
    case different

    /// Compares two types. One that no spec can contain, such as an `inout` or a variadic one, is uncertain.
    init(_ written: SwiftType?, _ wanted: SwiftType) {
        guard let written else {
            self = .uncertain
            return
        }
        if written.same(as: wanted) {
            self = .same
            return
        }
        self = written.customNames.isEmpty && wanted.customNames.isEmpty ? .different : .uncertain
    }
}
