/// What is wrong with a planned path, before any disk is looked at.
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
    /// Nothing is planned deeper than this, so nothing of ours is looked for deeper than this.
    static let deepest = 64

    static func check(_ path: String) throws(PathFault) {
        var depth = 0
        var length = 0
        var dots = 0
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "/"):
                if depth == 0, length == 0 { throw .absolute }
                try checkComponent(length, dots)
                depth += 1
                (length, dots) = (0, 0)
            case 0: throw .nul
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        try checkComponent(length, dots)
        if depth > deepest { throw .tooDeep }
    }

    private static func checkComponent(_ length: Int, _ dots: Int) throws(PathFault) {
        if length == 0 { throw .empty }
        if length == 1, dots == 1 { throw .dot }
        if length == 2, dots == 2 { throw .climbing }
        if length > 255 { throw .tooLong }
    }

    /// The folder and the name: `("Sources/Recipes", "Recipe.swift")`; the folder is empty at the top.
    static func split(_ path: String) -> (folder: Substring, name: Substring) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
        return (path[..<slash], path[path.utf8.index(after: slash)...])
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }

    static let generatedFolder = "Generated"
}
