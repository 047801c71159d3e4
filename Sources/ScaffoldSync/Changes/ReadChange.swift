import Parallelism
import SwiftReading

/// A change of a generated file, with what the file declares and makes before and after it.
struct ReadChange: Sendable {
    var path: String
    /// Of the module's sources.
    var folder: String
    var before: DeclaredCode?
    var after: DeclaredCode?

    /// Each text is parsed once.
    static func read(_ changes: [GeneratedChange], jobs: Int) -> [ReadChange] {
        Parallel.map(changes, jobs: jobs) { change in
            guard change.isOfCode else { return nil }
            return ReadChange(
                path: change.path,
                folder: change.folder,
                before: change.before.flatMap(code),
                after: change.after.flatMap(code)
            )
        }.compactMap(\.self)
    }

    /// What can't be read was never generated: people's code doesn't count on it.
    private static func code(_ source: [UInt8]) -> DeclaredCode? {
        do { return try DeclaredCode.read(source) } catch { return nil }
    }
}
