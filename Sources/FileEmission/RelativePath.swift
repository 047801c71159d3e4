/// A fault of a planned path that shows without the disk.
enum PathFault: String, Error {
    case absolute = "is absolute"
    case climbing = "has a '..' component"
    case empty = "has an empty component"
    case dot = "has a '.' component"
    case nul = "has a NUL in it"
    case tooLong = "has a name of more than 255 bytes"
    case tooDeep = "is more than 64 folders deep"
}

enum RelativePath {
    /// The greatest depth of planned files, and so of the search for ours.
    static let deepest = 64

    static func check(_ path: String) throws(PathFault) {
        var path = path
        let found = path.withUTF8 { fault(in: $0) }
        if let found { throw found }
    }

    private static func fault(in path: UnsafeBufferPointer<UInt8>) -> PathFault? {
        var depth = 0
        var length = 0
        var dots = 0
        for byte in path {
            switch byte {
            case UInt8(ascii: "/"):
                if depth == 0, length == 0 { return .absolute }
                if let fault = componentFault(length, dots) { return fault }
                depth += 1
                (length, dots) = (0, 0)
            case 0: return .nul
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return componentFault(length, dots) ?? (depth > deepest ? .tooDeep : nil)
    }

    private static func componentFault(_ length: Int, _ dots: Int) -> PathFault? {
        if length == 0 { return .empty }
        if length == 1, dots == 1 { return .dot }
        if length == 2, dots == 2 { return .climbing }
        return length > 255 ? .tooLong : nil
    }

    /// Returns the folder and the name: `("Sources/Recipes", "Recipe.swift")`; the folder is empty at the top.
    static func split(_ path: String) -> (folder: Substring, name: Substring) {
        guard let slash = lastSlash(in: path) else { return ("", path[...]) }
        return (path[..<slash], path[path.utf8.index(after: slash)...])
    }

    private static func lastSlash(in path: String) -> String.Index? {
        let slash = UInt8(ascii: "/")
        let offset = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash) }
        guard let offset else { return path.utf8.lastIndex(of: slash) }
        return offset.map { path.utf8.index(path.utf8.startIndex, offsetBy: $0) }
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }

    /// Returns true if a path begins with a dot, as those of other tools do. The schemas are ours.
    static func isHidden(_ path: String) -> Bool {
        path.utf8.first == UInt8(ascii: ".") && !path.utf8.starts(with: "\(SchemaFolder.name)/".utf8)
    }

    /// Returns true if the path leads to git's own files, even if spelled for a disk that ignores case and invisible
    /// letters.
    static func isGits(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains(where: isGits)
    }

    private static func isGits(_ name: Substring.UTF8View.SubSequence) -> Bool {
        String(decoding: name.filter { $0 < 0x80 }, as: UTF8.self).lowercased() == ".git"
    }

    static let generatedFolder = "Generated"
}
