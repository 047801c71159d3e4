import SwiftReading

/// How a function that is there compares with a member that a contract asks for.
enum MemberMatch: Hashable {
    /// It has another name or other labels.
    case unrelated
    /// It is what is asked for, as far as can be told.
    case fits
    /// Its parameters are of other types for certain: what is asked for can stand beside it.
    case overload
    /// The compiler will not take it, or it can't be told, and nothing can be added beside it.
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

/// Whether two spelled types are one type.
private enum TypeMatch {
    case same
    /// At least one of the names could be another name for the other type.
    case uncertain
    case different

    /// What no spec could hold, such as `inout` or a variadic, is the user's to look at.
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
