/// The few questions that are asked of the disk. After `nil`, `errno` has the reason.
public enum FileSystem {
    public enum Kind {
        case file
        case folder
        case other
    }

    /// Returns the kind of what is at the path, following links.
    public static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Returns true if nothing is at the path, as far as the system can tell. A dangling link is something.
    public static func isMissing(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) != 0 && [ENOENT, ENOTDIR].contains(errno)
    }

    /// Returns the kind of what is at the path, following links, and whether the path itself is a link.
    static func kindAndLink(of path: String) -> (kind: Kind, isLink: Bool)? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        // Nearly nothing is a link, and then one question is enough.
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (.file, false)
        case S_IFDIR: return (.folder, false)
        case S_IFLNK: return kind(of: path).map { ($0, true) }
        default: return (.other, false)
        }
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Returns true if both paths exist and are the same file.
    static func areSame(_ path: String, _ other: String) -> Bool {
        var (status, otherStatus) = (stat(), stat())
        guard lstat(path, &status) == 0, lstat(other, &otherStatus) == 0 else { return false }
        return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
    }

    /// Returns the path without links and dots.
    public static func resolved(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// Returns the beginning of a file.
    public static func bytes(of path: String, upTo limit: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        // Most files fit into it, so that one read is all: a regular file gives less than was asked for at its end only.
        return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
            var result: [UInt8] = []
            while result.count < limit {
                let capacity = min(chunk.count, limit - result.count)
                let count = read(file, chunk.baseAddress, capacity)
                if count < 0 {
                    if errno == EINTR { continue }
                    return nil
                }
                result += chunk[..<count]
                if count < capacity { break }
            }
            return result
        }
    }
}
