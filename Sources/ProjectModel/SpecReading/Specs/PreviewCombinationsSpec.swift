/// Fields whose combinations are all display states. For example: `combinations: [order, notice]`.
public struct PreviewCombinationsSpec: Hashable, Sendable {
    /// A field that is combined.
    public struct Field: Hashable, Sendable {
        /// The part of an `mvvm` scene that it belongs to.
        public var part: Located<String>?
        public var name: Located<String>

        public var path: PreviewSpec.Field { PreviewSpec.Field(part: part?.value, name: name.value) }
    }

    /// The fields, in the order in which they name the states.
    public var fields: [Field]
    /// The values that all combinations share, under the key's name. It has none for the combined fields.
    public var base: PreviewSpec
}

extension SceneSpec {
    /// True if the spec lists display states or combinations.
    public var namesPreviews: Bool { !previews.isEmpty || previewCombinations != nil }

    /// The display states that are written out, and the values that all combinations share.
    public var writtenPreviews: [PreviewSpec] { previews + [previewCombinations?.base].compactMap(\.self) }
}
