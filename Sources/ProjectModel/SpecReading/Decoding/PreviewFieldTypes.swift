/// The types of a scene's fields by name: a scene may have very many of them, and as many previews.
struct PreviewFieldTypes {
    /// True if values are given by part.
    let areInParts: Bool
    let ofState: [String: SwiftType]
    let ofParts: [String: [String: SwiftType]]

    init(of scene: SceneSpec) {
        areInParts = scene.style.value.hasViewModel
        ofState = Self.types(of: scene.state)
        ofParts = Dictionary(scene.parts.map { ($0.name.value, Self.types(of: $0.state)) }) { first, _ in first }
    }

    /// Returns true if an entry of an `mvvm` scene's preview is a field of the screen's own state.
    func isOfScreen(_ name: String) -> Bool { ofState[name] != nil && ofParts[name] == nil }

    private static func types(of fields: [ParameterSpec]) -> [String: SwiftType] {
        Dictionary(fields.map { ($0.name.value, $0.type.value) }) { first, _ in first }
    }
}
