/// A module that a source imports.
struct ImportedModule: Hashable, Sendable {
    /// The module's name; `Foundation` for `import struct Foundation.URL`.
    var name: String
    /// The offset of the module's name.
    var offset: Int
}
