/// The paths of a project's sources, without their contents.
public struct LintFiles: Sendable {
    /// The sources of one module.
    public struct Module: Sendable {
        public var module: SourceModule
        /// Handwritten sources. All paths are relative to the target package and sorted.
        public var sources: [String] = []
        /// The tool's own sources, in `Generated` folders.
        public var generated: [String] = []
        /// The documents of Interface Builder.
        public var nibs: [String] = []
        public var objectiveC: [String] = []

        /// The suffixes of files that are checked.
        public static let endings: Set<String> = ["swift", "xib", "storyboard", "h", "m", "mm"]

        public init(_ module: SourceModule) {
            self.module = module
        }

        /// Adds a file to the list for its name.
        ///
        /// - Parameter isOurs: returns true if a source among generated ones is generated.
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

    /// Returns true if a file is in a folder of generated ones, whoever owns it.
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

    /// Returns true for files in a test target: screens opened there don't belong to the app.
    static func liesAmongTests(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }

    public var modules: [Module]
    /// The sources of the package that belong to no module of the specs; adopted scenes may have descriptors and
    /// builders there.
    public var elsewhere: [String] = []
    /// The headers of the whole package; what they declare in Objective-C may be used in Swift.
    public var headers: [String] = []
    /// Returns the paths of all files in the package, of whatever kind; `nil` if they can't be known. Called only for
    /// documents of Interface Builder that name images or colours.
    public var allNames: @Sendable () -> [String]? = { nil }
    /// Returns the bytes of a file; `nil` if it can't be read.
    public var read: @Sendable (_ path: String) -> [UInt8]?

    public init(modules: [Module], read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.modules = modules
        self.read = read
    }
}

extension String {
    /// Compares bytes, which is much faster than comparing characters.
    fileprivate func hasEnding(_ ending: String) -> Bool { utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
