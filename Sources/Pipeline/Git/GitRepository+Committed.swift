extension GitRepository {
    /// A file as a commit has it.
    struct CommittedFile {
        /// The path, relative to the folder.
        var path: String
        /// The object's id.
        var number: String
        /// The number of bytes.
        var size: Int
        /// True for a symbolic link, whose bytes are a path.
        var isLink: Bool
    }

    /// Returns the files in the folder as a commit has them; none if the commit has no such folder.
    ///
    /// - Parameter paths: the paths to look at, relative to the folder; all when empty.
    func committedFiles(of commit: String, among paths: [String] = []) throws(RunFailure) -> [CommittedFile] {
        let tree = try bytes(["ls-tree", "-r", "-z", "-l", commit, "--"] + paths, failing: failed)
        return tree.split(separator: 0).compactMap { entry in
            // For example: `100644 blob 4b825dc6…     120`, a tab, and the path.
            let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            let words = (parts.first ?? []).split(separator: UInt8(ascii: " ")).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard parts.count == 2, words.count == 4, words[1] == "blob", let size = Int(words[3]) else { return nil }
            return CommittedFile(
                path: String(decoding: parts[1], as: UTF8.self),
                number: words[2],
                size: size,
                isLink: words[0].hasPrefix("12")
            )
        }
    }

    /// Returns the bytes of the files, in their order.
    func contents(of files: [CommittedFile]) throws(RunFailure) -> [[UInt8]] {
        var contents: [[UInt8]] = []
        for share in files.shares {
            // Git prints objects one after another, with nothing between them.
            var printed = try bytes(["show"] + share.map(\.number), failing: failed)[...]
            guard printed.count == share.map(\.size).reduce(0, +) else {
                throw failed("it printed other sizes than it listed")
            }
            for file in share {
                contents.append(Array(printed.prefix(file.size)))
                printed = printed.dropFirst(file.size)
            }
        }
        return contents
    }
}

extension [GitRepository.CommittedFile] {
    /// The files in batches that fit into a command's arguments and output.
    fileprivate var shares: [ArraySlice<Element>] {
        var shares: [ArraySlice<Element>] = []
        var (start, size) = (startIndex, 0)
        for position in indices {
            if position > start, position - start == 800 || size + self[position].size > 1 << 26 {
                shares.append(self[start..<position])
                (start, size) = (position, 0)
            }
            size += self[position].size
        }
        if start < endIndex { shares.append(self[start...]) }
        return shares
    }
}
