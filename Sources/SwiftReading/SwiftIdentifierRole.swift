extension SwiftIdentifier {
    /// Where in Swift code a name stands.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// A type's own name, where it is declared and where it is referred to.
        case type
        /// A function, property or enum case: where it is declared, and where it is used without a dot before it.
        case declaration
        /// A property or function without a dot before it, where it begins a statement: `actor` in a view's body.
        case statement
        /// A local variable or a parameter inside its function: `in` in the body of `func add(in: Int)`.
        case local
        /// A parameter's label in a declaration: `in` of `func add(in place: Int)`.
        case parameterLabel
        /// A label in a call, a pattern or a tuple type: `in` of `add(in: 3)`.
        case argumentLabel
        /// A function, property or enum case after a dot: `default` of `settings.default`.
        case member
        /// A module, and so the target and folder of the same name.
        case module
    }

    /// Why the name can't be used in that place at all; `nil` when it can, with back-ticks if need be.
    ///
    /// For example: `self` as a declaration, `Type` as a type.
    public func problem(as role: Role) -> String? {
        switch role {
        case .type where Keywords.impossibleTypes.contains(text):
            "'\(text)' is reserved in Swift and can't name a type"
        case .declaration where Keywords.impossibleMembers.contains(text),
            .statement where Keywords.impossibleMembers.contains(text),
            .member where Keywords.impossibleMembers.contains(text):
            "'\(text)' has a special meaning after a dot in Swift and can't name a function, property or case"
        case .local where text == "self": "'self' can't name a variable"
        case .module where Keywords.reserved.contains(text): "the Swift keyword '\(text)' can't name a module"
        case .module where text == "Swift": "'Swift' is the name of the standard library's module"
        default: nil
        }
    }

    /// The name as code has to spell it in that place: in back-ticks exactly where Swift needs them.
    ///
    /// A name with a ``problem(as:)`` there comes back in a form that doesn't compile.
    ///
    /// For example: `default` is `` `default` `` as a declaration and `default` as a member.
    public func backtickedIfNeeded(as role: Role) -> String {
        Keywords.needingBackticks(as: role).contains(text) ? "`\(text)`" : text
    }
}
