extension SwiftIdentifier {
    /// The place of a name in Swift code.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// A type's name in its declaration and in references.
        case type
        /// A function, property or enum case, in its declaration and where it is used without a dot before it.
        case declaration
        /// A property or function without a dot before it at the start of a statement: `actor` in a view's body.
        case statement
        /// A local variable, or a parameter within its function: `in` in the body of `func add(in: Int)`.
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

    /// Returns the reason why the name can't be used in that place at all; `nil` if it can, possibly with back-ticks.
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

    /// Returns the name as spelled in code at that place, in back-ticks exactly if Swift needs them.
    ///
    /// A name with a ``problem(as:)`` is returned in a form that doesn't compile.
    ///
    /// For example: `default` is `` `default` `` as a declaration and `default` as a member.
    public func backtickedIfNeeded(as role: Role) -> String {
        Keywords.needingBackticks(as: role).contains(text) ? "`\(text)`" : text
    }
}
