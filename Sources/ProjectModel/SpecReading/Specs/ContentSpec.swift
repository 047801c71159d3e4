/// A part of a screen that arranges sections. For example: `top: { order: { state: [order] } }`.
public struct ContentSpec: Hashable, Sendable {
    public var name: Located<String>
    /// The sections, from top to bottom.
    public var sections: [SectionSpec]
}

/// A part of a content, which takes values and closures only. For example: `order: { state: [order] }`.
public struct SectionSpec: Hashable, Sendable {
    public var name: Located<String>
    /// The part of an `mvvm` scene's screen that it draws.
    public var part: Located<String>?
    /// Fields of the scene's state, or of its part.
    public var state: [Located<String>]
    /// Events of the scene.
    public var events: [Located<String>]
    /// The component that draws it instead of a view of its own.
    public var component: Located<String>?
    /// The arguments of the component.
    public var arguments: [ComponentArgument] = []

    /// Returns the closure that reports an event. For example: `onTapOrder` for `didTapOrder`.
    public static func closure(for event: String) -> String {
        let what = event.hasPrefix("did") && event.count > 3 ? String(event.dropFirst(3)) : event
        return "on" + SwiftIdentifier.upperCamelCase(what)
    }
}

extension ContentSpec {
    var dump: JSONValue { .object([("name", name.dump), ("sections", .list(sections.map(\.dump)))]) }
}

extension SectionSpec: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    func members(of key: SectionKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .part: part == nil ? [:] : ["part": .text(part?.value)]
        case .state: ["state": .list(state.map(\.dump))]
        case .events: ["events": .list(events.map(\.dump))]
        case .component: component == nil ? [:] : ["component": .text(component?.value)]
        case .with: arguments.dump
        }
    }
}
