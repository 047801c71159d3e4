import Diagnostics

/// The planned files by their folders.
struct PlannedTree: Sendable {
    struct Folder: Sendable {
        /// Empty at the top.
        var path: String
        var name: String
        /// Is, or lies under, a `Generated` folder.
        var isGenerated: Bool
        /// Positions in the list of planned files.
        var files: [Int] = []
        /// Positions in `folders`.
        var subfolders: [Int] = []
        /// The first file that needs the folder: its origin is where problems with the folder are reported.
        var firstFile: Int
    }

    /// The first one is the target package itself.
    private(set) var folders: [Folder] = [Folder(path: "", name: "", isGenerated: false, firstFile: 0)]
    private var positions: [Substring: Int] = ["": 0]

    init(_ files: [PlannedFile]) {
        var last = 0
        for position in files.indices {
            let path = RelativePath.split(files[position].path).folder
            // Neighbours mostly share their folder.
            if folders[last].path[...] != path { last = folder(path, neededBy: position) }
            folders[last].files.append(position)
        }
    }

    private mutating func folder(_ path: Substring, neededBy file: Int) -> Int {
        if let position = positions[path] { return position }
        let (parentPath, name) = RelativePath.split(String(path))
        let parent = folder(parentPath, neededBy: file)
        let position = folders.count
        let isGenerated = folders[parent].isGenerated || name == RelativePath.generatedFolder[...]
        folders.append(Folder(path: String(path), name: String(name), isGenerated: isGenerated, firstFile: file))
        folders[parent].subfolders.append(position)
        positions[path] = position
        return position
    }
}
