/// Fields of which all combinations are display states. For example: `combinations: [order, notice]`.
public struct PreviewCombinationsSpec: Hashable, Sendable {
    /// A field that is combined.
    public struct Field: Hashable, Sendable {
        /// The part of an `mvvm` scene that it belongs to.
        public var part: Located<String>?
        public var name: Located<String>

        public var path: PreviewSpec.Field { PreviewSpec.Field(part: part?.value, name: name.value) }
    }

    /// In the order in which they name the states.
    public var fields: [Field]
    /// The values that all of the combinations have, under the key's name. The combined fields have none there.
    public var base: PreviewSpec
}

extension SceneSpec {
    /// Whether its spec names display states, by whatever means.
    public var namesPreviews: Bool { !previews.isEmpty || previewCombinations != nil }

    /// The display states that are written out, and the values that the combinations have in common.
    public var writtenPreviews: [PreviewSpec] { previews + [previewCombinations?.base].compactMap(\.self) }
}
