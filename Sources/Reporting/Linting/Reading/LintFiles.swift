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
            if path.hasEnding(".swift") {
                if LintFiles.liesAmongGenerated(path), isOurs(path) {
                    generated.append(path)
                } else {
                    sources.append(path)
                }
            } else if path.hasEnding(".xib") || path.hasEnding(".storyboard") {
                nibs.append(path)
            } else if path.hasEnding(".h") || path.hasEnding(".m") || path.hasEnding(".mm") {
                objectiveC.append(path)
            }
        }
    }

    /// Whether a file lies in a folder of generated ones, whosever it is.
    public static func liesAmongGenerated(_ path: String) -> Bool {
        var isGenerated = false
        let name = "Generated".utf8
        // How much of a folder's name is that one; nothing any more once it differs.
        var matched: String.UTF8View.Index? = name.startIndex
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                isGenerated = isGenerated || matched == name.endIndex
                matched = name.startIndex
            } else if let position = matched {
                matched = position < name.endIndex && name[position] == byte ? name.index(after: position) : nil
            }
        }
        return isGenerated
    }

    /// What tests open is no screen of the app.
    static func liesAmongTests(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
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

extension String {
    /// By bytes, of which a path has few and a look at its letters many.
    fileprivate func hasEnding(_ ending: String) -> Bool { utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
