/// What the disk says of the folders that a target package is going to have.
///
/// For example: `TargetPackageFacts.read(for: specs, in: "Examples/Kitchen")`.
public struct TargetPackageFacts: Hashable, Sendable {
    /// Folders, relative to the package, that a symbolic link leads out of it, and where to.
    public var escapes: [String: String]

    public init(escapes: [String: String] = [:]) {
        self.escapes = escapes
    }

    /// Follows the links below the package's folder. What isn't there yet leads nowhere.
    public static func read(for specs: SpecSet, in package: String) -> TargetPackageFacts {
        guard let root = FileSystem.resolved(package) else { return TargetPackageFacts() }
        var facts = TargetPackageFacts()
        for module in specs.modules {
            let folder = module.folder
            if let target = escape(of: folder, root: root) { facts.escapes[folder] = target }
        }
        return facts
    }

    /// Where the deepest existing part of `folder` really is, if that is outside of `root`.
    private static func escape(of folder: String, root: String) -> String? {
        var parts = folder.split(separator: "/")
        while !parts.isEmpty {
            if let target = FileSystem.resolved("\(root)/\(parts.joined(separator: "/"))") {
                let isInside = target == root || target.hasPrefix(root == "/" ? "/" : root + "/")
                return isInside ? nil : target
            }
            parts.removeLast()
        }
        return nil
    }
}
