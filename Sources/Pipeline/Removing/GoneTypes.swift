import CodeGeneration
import Diagnostics
import FileEmission
import SwiftReading

/// The types that go with a part of the project, as far as sources in another language may name them.
struct GoneTypes {
    private let names: Set<String>

    /// - Parameter sources: those of the team's own that go, too.
    init(from before: Stages.Result, to after: Stages.Result, _ sources: [RemovedSource]) {
        let (old, new) = (Self.generated(before), Self.generated(after))
        let gone = old.filter { new[$0.key] != $0.value }.map(\.value) + sources.map(\.bytes)
        names = Self.types(in: gone).subtracting(Self.types(in: new.filter { old[$0.key] != $0.value }.map(\.value)))
    }

    /// The first mention of each of them in a source of Objective-C.
    func mentions(in sources: [PackageDocuments.File], display: (String) -> String) -> [Diagnostic] {
        sources.flatMap { path, bytes in
            var seen: Set<String> = []
            let words = MentionedNames.words(in: bytes)
            return words.filter { names.contains($0.name) && seen.insert($0.name).inserted }.map { word in
                let place = TextPlace(ofByte: word.offset, in: bytes)
                return Diagnostic(
                    .nameLeft,
                    at: SourceLocation(path: display(path), line: place.line, column: place.column),
                    "'\(word.name)' goes, and Objective-C names it here",
                    notes: [Diagnostic.Note("remove it here, or name something else")]
                )
            }
        }
    }

    private static func generated(_ result: Stages.Result) -> [String: [UInt8]] {
        let files = result.generated.files.filter { $0.ownership != .scaffold && $0.path.hasSuffix(".swift") }
        return Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
    }

    /// The types at the top level; what can't be read declares none.
    private static func types(in sources: [[UInt8]]) -> Set<String> {
        Set(sources.flatMap { (try? DeclaredTypes.names(in: $0)) ?? [] })
    }
}
