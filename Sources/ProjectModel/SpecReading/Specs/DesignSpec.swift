/// `design.yml`: what is made of a design file.
public struct DesignSpec: Hashable, Sendable {
    public struct Component: Hashable, Sendable {
        /// The name in Swift.
        public var name: Located<String>
        /// The name of its component set in the design.
        public var written: Located<String>
    }

    public var path: String
    /// The module that gets the files; `nil` for the project's core module.
    public var module: Located<String>?
    public var components: [Component]
}
