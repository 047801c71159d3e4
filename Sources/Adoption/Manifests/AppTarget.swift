/// A target of an app, as its manifest has it.
public struct AppTarget: Hashable, Sendable {
    public var name: String
    /// Folders of its sources, relative to the app's folder. For example: `Sources/Cinema`.
    public var folders: [String]
    /// It holds tests.
    public var isTest: Bool
    /// Its code is on the main actor unless it says otherwise, as far as is known.
    public var isMainActorByDefault: Bool
    /// It is an app or a part of one, which nothing else is built with.
    public var isApp = false
    /// Patterns of what it compiles of its folders; `nil` for all sources in them.
    public var patterns: [PathPattern]?
    /// Patterns of what it leaves out.
    public var excluded: [PathPattern] = []
    /// Sources that it names one by one, as a classic Xcode project does.
    public var files: Set<String> = []
    /// The names of targets and products that it is built with; `nil` where they aren't all written.
    public var dependencies: [String]?

    public init(name: String, folders: [String], isTest: Bool, isMainActorByDefault: Bool = false) {
        self.name = name
        self.folders = folders
        self.isTest = isTest
        self.isMainActorByDefault = isMainActorByDefault
    }

    /// Whether it compiles a source as soon as that lies there.
    public func compiles(_ path: String) -> Bool { folder(around: path) != nil }

    /// The most specific of its folders around a source that it compiles, be that there yet or not.
    public func folder(around path: String) -> String? {
        let around = folders.filter { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
        guard let folder = around.max(by: { $0.count < $1.count }),
            patterns.map({ $0.contains { $0.matches(path) } }) ?? true, !excluded.contains(where: { $0.covers(path) })
        else { return nil }
        return folder
    }
}
