/// What a property is for a struct's own initializer.
struct MemberwiseRole {
    var isLet: Bool
    /// `static`, `class` or `lazy`.
    var isUnset: Bool
    var isPrivate: Bool
    /// Its setter is, at least.
    var isSetPrivate = false
    var isComputed = false
    var hasValue = false
    var isOptional = false
    /// For example: `Environment`, with arguments, of `@Environment(\.dismiss)`.
    var wrapper: (name: String, hasArguments: Bool)?

    /// Whether the initializer may do without it; `nil` where others can't give it: it is private, computed, static, or has its
    /// value for good.
    var isDefaulted: Bool? { isPrivate ? nil : hasDefault }

    /// Whether that initializer is private for its sake: it is private, and has no value.
    var hidesInitializer: Bool { isPrivate && hasDefault == false }

    /// Whether code in other files can't set it for certain.
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

    /// SwiftUI's that nobody but the initializer gives a value.
    private static let wrappersOfGivenValues: Set = [
        "Binding", "Bindable", "GestureState", "ObservedObject", "StateObject",
    ]

    /// Written with a capital, and no wrappers.
    private static let otherAttributes: Set = [
        "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "ObservationIgnored",
    ]

    /// Whether an attribute of that name is a property wrapper.
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
