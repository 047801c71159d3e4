/// The role of a property in a struct's memberwise initializer.
struct MemberwiseRole {
    var isLet: Bool
    /// True for `static`, `class` and `lazy`.
    var isUnset: Bool
    var isPrivate: Bool
    /// True if at least its setter is private.
    var isSetPrivate = false
    var isComputed = false
    var hasValue = false
    var isOptional = false
    /// The property wrapper. For example: `Environment`, with arguments, of `@Environment(\.dismiss)`.
    var wrapper: (name: String, hasArguments: Bool)?

    /// True if it has a default in the initializer; `nil` if callers in other files can't pass it: it is private,
    /// computed, static, or a constant with a value.
    var isDefaulted: Bool? { isPrivate ? nil : hasDefault }

    /// True if it makes the memberwise initializer private: it is private and has no value.
    var hidesInitializer: Bool { isPrivate && hasDefault == false }

    /// True if code in other files certainly can't set it.
    var isFixed: Bool { isLet || isPrivate || isSetPrivate }

    private var hasDefault: Bool? {
        guard !isUnset, !isComputed else { return nil }
        if let wrapper {
            if hasValue || wrapper.hasArguments { return true }
            return wrapper.name == "State" ? isOptional : !Self.wrappersOfGivenValues.contains(wrapper.name)
        }
        guard !isLet || !hasValue else { return nil }
        return !isLet && (hasValue || isOptional)
    }

    /// The wrappers of SwiftUI whose value comes from the initializer.
    private static let wrappersOfGivenValues: Set = [
        "Binding", "Bindable", "GestureState", "ObservedObject", "StateObject",
    ]

    /// Capitalized attributes that aren't property wrappers.
    private static let otherAttributes: Set = [
        "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "ObservationIgnored",
    ]

    /// Returns true if an attribute of that name is a property wrapper.
    static func isWrapper(_ name: String) -> Bool {
        name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
            && !name.hasSuffix("Builder") && !otherAttributes.contains(name)
    }
}

extension MemberwiseRole {
    init(_ head: DeclarationHead) {
        self.init(
            isLet: head.keyword == "let",
            isUnset: head.modifiers.contains { ["static", "class", "lazy"].contains($0) },
            isPrivate: head.isPrivate,
            isSetPrivate: head.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
        )
        wrapper = head.attributes.first { Self.isWrapper($0.name) }.map { ($0.name.lastPart, $0.hasArguments) }
    }
}
