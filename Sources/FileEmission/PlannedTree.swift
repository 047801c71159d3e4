/// The planned files by folder.
struct PlannedTree: Sendable {
    struct Folder: Sendable {
        /// The path; empty at the top.
        var path: String
        var name: String
        /// True if it is a `Generated` folder or below one.
        var isGenerated: Bool
        /// The positions in the list of planned files.
        var files: [Int] = []
        /// The positions in `folders`.
        var subfolders: [Int] = []
        /// The first file that needs the folder; problems with the folder are reported at its origin.
        var firstFile: Int
    }

    /// The folders; the first is the target package itself.
    private(set) var folders: [Folder] = [Folder(path: "", name: "", isGenerated: false, firstFile: 0)]
    private var positions: [PathBytes: Int] = [PathBytes(path: ""): 0]

    init(_ files: [PlannedFile]) {
        var last = 0
        for position in files.indices {
            let path = RelativePath.split(files[position].path).folder
            // Neighbours mostly share their folder.
            if !folders[last].path[...].hasSameBytes(as: path) { last = folder(path, neededBy: position) }
            folders[last].files.append(position)
        }
    }

    private mutating func folder(_ path: Substring, neededBy file: Int) -> Int {
        if let position = positions[PathBytes(path: path)] { return position }
        let (parentPath, name) = RelativePath.split(String(path))
        let parent = folder(parentPath, neededBy: file)
        let position = folders.count
        let isGenerated = folders[parent].isGenerated || name == RelativePath.generatedFolder[...]
        folders.append(Folder(path: String(path), name: String(name), isGenerated: isGenerated, firstFile: file))
        folders[parent].subfolders.append(position)
        positions[PathBytes(path: path)] = position
        return position
    }
}

extension Substring {
    fileprivate func hasSameBytes(as other: Substring) -> Bool {
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { others in
                bytes.count == others.count && bytes.elementsEqual(others)
            }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

/// A path compared byte by byte: strings are also equal if a letter is only encoded differently.
private struct PathBytes: Hashable {
    var path: Substring

    static func == (left: PathBytes, right: PathBytes) -> Bool { left.path.hasSameBytes(as: right.path) }

    func hash(into hasher: inout Hasher) {
        var path = path
        path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
