/// A target of an app, as defined in its manifest.
public struct AppTarget: Hashable, Sendable {
    public var name: String
    /// The folders of its sources, relative to the app's. For example: `Sources/Cinema`.
    public var folders: [String]
    /// True for a test target.
    public var isTest: Bool
    /// True if its default isolation is the main actor, as far as is known.
    public var isMainActorByDefault: Bool
    /// True for an app or app extension, which no other target depends on.
    public var isApp = false
    /// The patterns of sources in its folders that it compiles; `nil` for all of them.
    public var patterns: [PathPattern]?
    /// The patterns of sources that it excludes.
    public var excluded: [PathPattern] = []
    /// The sources that it names one by one, like a classic Xcode project.
    public var files: Set<String> = []
    /// The names of targets and products that it depends on; `nil` if some of them aren't written.
    public var dependencies: [String]?

    public init(name: String, folders: [String], isTest: Bool, isMainActorByDefault: Bool = false) {
        self.name = name
        self.folders = folders
        self.isTest = isTest
        self.isMainActorByDefault = isMainActorByDefault
    }

    /// Returns true if it compiles a source at this path.
    public func compiles(_ path: String) -> Bool { folder(around: path) != nil }

    /// Returns the innermost of its folders around a source that it compiles, even if the source doesn't exist yet.
    public func folder(around path: String) -> String? {
        let around = folders.filter { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
        guard let folder = around.max(by: { $0.count < $1.count }),
            patterns.map({ $0.contains { $0.matches(path) } }) ?? true, !excluded.contains(where: { $0.covers(path) })
        else { return nil }
        return folder
    }
}
