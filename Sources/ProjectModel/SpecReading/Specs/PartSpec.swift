/// A part of an `mvvm` scene's screen: one data object of the view model, and one subview that draws from it.
///
/// For example: `imageList: { state: { images: "[URL]" }, events: [onImageTap] }`.
public struct PartSpec: Hashable, Sendable {
    public var name: Located<String>
    /// The subview's name after the scene's name. For example: `ImageScrollView`.
    public var view: Located<String>?
    /// The fields of its data.
    public var state: [ParameterSpec]
    /// The events that its subview reports.
    public var events: [EventSpec]
    /// The component that draws it instead of a view of its own.
    public var component: Located<String>?
    /// The arguments of the component.
    public var arguments: [ComponentArgument] = []
}

extension PartSpec {
    /// For example: `ImageListData`.
    public var dataType: String { SwiftIdentifier.upperCamelCase(name.value) + "Data" }

    /// The subview's name after the scene's name. For example: `ImageListView`.
    public var viewSuffix: String { view?.value ?? SwiftIdentifier.upperCamelCase(name.value) + "View" }
}

extension SceneSpec {
    /// The fields of its state, and of all of its parts.
    public var allFields: [ParameterSpec] { parts.isEmpty ? state : state + parts.flatMap(\.state) }

    /// Its own events, and those of all of its parts.
    public var allEvents: [EventSpec] { parts.isEmpty ? events : events + parts.flatMap(\.events) }

    /// The methods that a presenter calls on the interactor, or a view model on the use case.
    public var askedMethods: [MethodSpec] { useCaseMethods.isEmpty ? interactor : interactor + useCaseMethods }
}

extension PartSpec: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    func members(of key: PartKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .state: ["state": .list(state.map(\.dump))]
        case .events: ["events": .list(events.map(\.dump))]
        case .view: ["view": view?.dump ?? .null]
        case .component: component == nil ? [:] : ["component": .text(component?.value)]
        case .with: arguments.dump
        }
    }
}
