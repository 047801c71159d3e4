public import ProjectModel

/// Where a project's sources are, without their contents.
public struct LintFiles: Sendable {
    /// The sources of one module.
    public struct Module: Sendable {
        public var module: SourceModule
        /// What people write: paths relative to the target package, as are the others. Sorted.
        public var sources: [String] = []
        /// The tool's own sources, in `Generated` folders.
        public var generated: [String] = []
        /// Documents of Interface Builder.
        public var nibs: [String] = []
        public var objectiveC: [String] = []

        /// Of the names of files that there is something to say about.
        public static let endings: Set<String> = ["swift", "xib", "storyboard", "h", "m", "mm"]

        public init(_ module: SourceModule) {
            self.module = module
        }

        /// Sorts a file in by its name.
        ///
        /// - Parameter isOurs: whether a source that lies among generated ones is one of them.
        public mutating func add(_ path: String, isOurs: (String) -> Bool = { _ in true }) {
            switch path.split(separator: ".").last {
            case "swift" where LintFiles.liesAmongGenerated(path) && isOurs(path): generated.append(path)
            case "swift": sources.append(path)
            case "xib", "storyboard": nibs.append(path)
            case "h", "m", "mm": objectiveC.append(path)
            default: break
            }
        }
    }

    /// Whether a file lies in a folder of generated ones, whosever it is.
    public static func liesAmongGenerated(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains("Generated")
    }

    public var modules: [Module]
    /// Sources of the package that lie in no module of the specs, where adopted scenes may have their descriptors and builders.
    public var elsewhere: [String] = []
    /// Headers of the whole package, in which Objective-C declares what Swift may use as well.
    public var headers: [String] = []
    /// The bytes of a file; `nil` when it can't be read.
    public var read: @Sendable (_ path: String) -> [UInt8]?

    public init(modules: [Module], read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.modules = modules
        self.read = read
    }
}
