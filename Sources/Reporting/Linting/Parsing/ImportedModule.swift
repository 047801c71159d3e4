/// A module that a source imports.
struct ImportedModule: Hashable, Sendable {
    /// Of `import struct Foundation.URL` it is `Foundation`.
    var name: String
    /// The byte where the module's name begins.
    var offset: Int
}
