import Diagnostics
import FileEmission
import SwiftReading

/// The definitions of modules that people write themselves, when something moves, goes, or gets another name: what is certain
/// changes, the rest is listed.
struct DefinitionChanges {
    let output: String
    /// Where the files are now.
    private(set) var amendments: [Amendment] = []
    /// What is left, where it is now.
    private(set) var findings: [Diagnostic] = []
    /// The same, where it is in the changed texts.
    private(set) var findingsAfter: [Diagnostic] = []

    /// - Parameters:
    ///   - modules: those that get another name.
    ///   - following: where a file or folder of the package is then.
    init(
        _ files: [PackageDocuments.File],
        modules: [String: String] = [:],
        output: String,
        following: (String) -> String
    ) {
        self.output = output
        for file in files {
            var text = DefinitionText(path: file.path, bytes: file.bytes)
            let left = text.follow(following)
            text.rename(targets: modules)
            let after = text.after
            if after != file.bytes {
                amendments.append(Amendment(path: file.path, before: file.bytes, after: after))
            }
            for (path, range) in left {
                let note = "write where it is from here: it is '\(following(path))' in the package"
                tell(
                    text,
                    after,
                    range.lowerBound,
                    "'\(path)' goes elsewhere, and this definition still names it",
                    note
                )
            }
            for (name, range) in text.words(among: Set(modules.keys)) {
                let note = "write '\(modules[name] ?? name)' if this is the module"
                tell(text, after, range.lowerBound, "'\(name)' in this definition was left as it is", note)
            }
        }
        sort()
    }

    /// - Parameters:
    ///   - modules: those that go.
    ///   - isGone: whether a file or folder of the package is no longer there.
    init(_ files: [PackageDocuments.File], without modules: Set<String>, output: String, isGone: (String) -> Bool) {
        self.output = output
        let note = "remove it here, or name something else"
        for file in files {
            let text = DefinitionText(path: file.path, bytes: file.bytes)
            var told: [Range<Int>] = []
            for (path, range) in text.paths where path.contains("/") && isGone(path) {
                if told.contains(range) { continue }
                told.append(range)
                tell(text, file.bytes, range.lowerBound, "'\(path)' goes, and this definition names it", note)
            }
            for (name, range) in text.words(among: modules) where !told.contains(where: { $0.overlaps(range) }) {
                tell(
                    text,
                    file.bytes,
                    range.lowerBound,
                    "the module '\(name)' goes, and this definition names it",
                    note
                )
            }
        }
        sort()
    }

    private mutating func sort() {
        findings = findings.sortedAndUnique()
        findingsAfter = findingsAfter.sortedAndUnique()
    }

    private mutating func tell(
        _ text: DefinitionText,
        _ after: [UInt8],
        _ offset: Int,
        _ message: String,
        _ note: String
    ) {
        let finding = { [output] (place: TextPlace) -> Diagnostic in
            let path = TargetPackage(output: output).display(text.path)
            return Diagnostic(
                .definitionLeft,
                at: SourceLocation(path: path, line: place.line, column: place.column),
                message,
                notes: [Diagnostic.Note(note)]
            )
        }
        findings.append(finding(TextPlace(ofByte: offset, in: text.bytes)))
        findingsAfter.append(finding(TextPlace(ofByte: text.offsetAfter(offset), in: after)))
    }
}
