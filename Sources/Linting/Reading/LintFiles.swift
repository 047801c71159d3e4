public import ProjectModel

/// Where a project's sources are, without their contents.
public struct LintFiles: Sendable {
    /// The sources of one module.
    public struct Module: Sendable {
        public var module: SourceModule
        /// Paths relative to the target package, as are the others. Sorted.
        public var sources: [String] = []
        /// Sources in `Generated` folders.
        public var generated: [String] = []
        /// Documents of Interface Builder.
        public var nibs: [String] = []
        public var objectiveC: [String] = []

        public init(_ module: SourceModule) {
            self.module = module
        }

        /// Sorts a file in by its name.
        public mutating func add(_ path: String) {
            switch path.split(separator: ".").last {
            case "swift" where path.split(separator: "/").dropLast().contains("Generated"): generated.append(path)
            case "swift": sources.append(path)
            case "xib", "storyboard": nibs.append(path)
            case "h", "m", "mm": objectiveC.append(path)
            default: break
            }
        }
    }

    public var modules: [Module]
    /// The bytes of a file; `nil` when it can't be read.
    public var read: @Sendable (_ path: String) -> [UInt8]?

    public init(modules: [Module], read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.modules = modules
        self.read = read
    }
}
