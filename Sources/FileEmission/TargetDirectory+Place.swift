/// Relations between folders.
extension TargetDirectory {
    /// Returns true if two paths lead to the same folder.
    public static func areSame(_ path: String, _ other: String) -> Bool {
        var (status, otherStatus) = (stat(), stat())
        guard stat(path.isEmpty ? "." : path, &status) == 0, stat(other.isEmpty ? "." : other, &otherStatus) == 0 else {
            return false
        }
        return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
    }

    /// Returns the relative path from this folder to another; `nil` if one of them no longer exists.
    public func way(to other: TargetDirectory) -> [UInt8]? {
        guard let here = resolved, let there = other.resolved else { return nil }
        let slash = UInt8(ascii: "/")
        let (from, to) = (here.split(separator: slash), there.split(separator: slash))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: Array("..".utf8)[...], count: from.count - shared) + to.dropFirst(shared)
        return parts.isEmpty ? Array(".".utf8) : Array(parts.joined(separator: [slash]))
    }

    /// The destination of a relative path.
    public enum Destination: Hashable, Sendable {
        case here
        case elsewhere
        case nowhere
    }

    /// Returns whether a path from this folder leads to another one. It changes nothing.
    public func destination(of way: [UInt8], isAt other: TargetDirectory?) -> Destination {
        guard let descriptor else { return .nowhere }
        let found = way.map { CChar(bitPattern: $0) } + [0]
        var (status, otherStatus) = (stat(), stat())
        guard fstatat(descriptor, found, &status, 0) == 0, status.st_mode & S_IFMT == S_IFDIR else { return .nowhere }
        guard let other = other?.descriptor, fstat(other, &otherStatus) == 0 else { return .elsewhere }
        return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino ? .here : .elsewhere
    }

    private var resolved: [UInt8]? {
        guard let buffer = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(buffer) }
        return UnsafeBufferPointer(start: buffer, count: strlen(buffer)).map { UInt8(bitPattern: $0) }
    }
}
