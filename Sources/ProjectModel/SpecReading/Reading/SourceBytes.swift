/// Reads one source whole, or returns the error.
enum SourceBytes {
    struct Problem: Error {
        var diagnostic: Diagnostic
    }

    static func read(_ path: String, limits: SourceLimits = SourceLimits()) -> Result<[UInt8], Problem> {
        guard let bytes = FileSystem.bytes(of: path, upTo: limits.bytes + 1) else {
            return .failure(Problem(diagnostic: .cannotRead(path, errno)))
        }
        if bytes.count <= limits.bytes { return .success(bytes) }
        return .failure(Problem(diagnostic: SourceRefusal.tooLarge(limits.bytes).diagnostic(path)))
    }
}
