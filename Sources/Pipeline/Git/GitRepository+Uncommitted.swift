extension GitRepository {
    /// Returns the files that git couldn't restore byte for byte: the last commit lacks them, or has other bytes.
    ///
    /// Compares bytes instead of asking git's index, which ignores files that it was told to assume unchanged, and
    /// differences in line ends.
    ///
    /// - Parameter files: the files, with paths relative to the folder.
    func uncommitted(among files: [(path: String, bytes: [UInt8])]) throws(RunFailure) -> [String] {
        try requireRepository()
        _ = try output(["rev-parse", "--verify", "--quiet", "HEAD^{tree}"], failing: unborn)
        var uncommitted: [String] = []
        for share in files.shares {
            let committed = try committedNumbers(of: share.map(\.path))
            let known = share.filter { committed[$0.path] != nil }
            let present = try presentNumbers(of: known.map(\.path))
            for file in share {
                if let number = committed[file.path], number == present[file.path] { continue }
                if committed[file.path] != nil, try checkedOut(file.path) == file.bytes { continue }
                uncommitted.append(file.path)
            }
        }
        return uncommitted
    }

    /// Returns the files that git was told to ignore changes of, so that it doesn't commit them.
    ///
    /// - Parameter paths: the paths, relative to the folder.
    func passedOver(among paths: [String]) throws(RunFailure) -> Set<String> {
        var passedOver: Set<String> = []
        for share in paths.map({ ($0, []) }).shares {
            let list = try output(["ls-files", "-v", "-z", "--"] + share.map(\.path), failing: failed)
            // For example: `h Sources/Home/Jar.swift`, where an `H` would stand for any other file, and `S` for one to be skipped.
            for entry in list.utf8.split(separator: 0) {
                guard let tag = entry.first, tag >= UInt8(ascii: "a") || tag == UInt8(ascii: "S") else { continue }
                passedOver.insert(String(decoding: entry.dropFirst(2), as: UTF8.self))
            }
        }
        return passedOver
    }

    /// Returns the object ids of the files in the last commit, by path.
    private func committedNumbers(of paths: [String]) throws(RunFailure) -> [String: String] {
        let files = try committedFiles(of: "HEAD", among: paths)
        return Dictionary(files.map { ($0.path, $0.number) }) { _, last in last }
    }

    /// Returns the object ids of the files on disk, by path.
    private func presentNumbers(of paths: [String]) throws(RunFailure) -> [String: String] {
        if paths.isEmpty { return [:] }
        let numbers = try output(["hash-object", "--no-filters", "--"] + paths, failing: failed)
            .split(separator: "\n").map(String.init)
        return Dictionary(zip(paths, numbers)) { first, _ in first }
    }

    /// Returns the bytes that git would check out, with this checkout's line ends.
    private func checkedOut(_ path: String) throws(RunFailure) -> [UInt8] {
        try bytes(["cat-file", "--filters", "--end-of-options", "HEAD:./\(path)"], failing: failed)
    }
}

extension [(path: String, bytes: [UInt8])] {
    /// The paths in batches that fit into a command's arguments on every system.
    var shares: [ArraySlice<Element>] {
        var shares: [ArraySlice<Element>] = []
        var (start, length) = (startIndex, 0)
        for position in indices {
            length += self[position].path.utf8.count + 1
            if length > 60_000 {
                shares.append(self[start...position])
                (start, length) = (position + 1, 0)
            }
        }
        if start < endIndex { shares.append(self[start...]) }
        return shares
    }
}
