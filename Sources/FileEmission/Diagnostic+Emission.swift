extension Diagnostic {
    /// True if the disk failed and not the input: the command then ends with the exit code for I/O errors.
    public var isInputOutputFailure: Bool { kind.exit == .inputOutput }

    static func cannot(_ verb: FailedAct, _ path: String, _ error: SystemError, at origin: SourceLocation? = nil)
        -> Diagnostic
    {
        Diagnostic(
            verb.kind,
            at: origin,
            "cannot \(verb.rawValue) '\(path)': \(error.text)"
        )
    }

    enum FailedAct: String {
        case open
        case read
        case write
        case move
        case remove
        case lock

        var kind: DiagnosticKind {
            switch self {
            case .open, .read: .cannotRead
            case .write, .move, .remove, .lock: .cannotWrite
            }
        }
    }
}

extension Diagnostic {
    static func pathLeavesPackage(_ file: PlannedFile, because fault: PathFault) -> Diagnostic {
        Diagnostic(
            .foreignPath,
            at: file.origin,
            "'\(file.path)' \(fault.rawValue): not a path inside the target package"
        )
    }

    /// Reports a change to something that belongs to other tools.
    static func foreignPath(_ path: String) -> Diagnostic {
        Diagnostic(
            .foreignPath,
            at: nil,
            "'\(path)' would change, which belongs to git or another tool",
            notes: [Note("choose a folder whose name doesn't begin with a dot")]
        )
    }

    static func link(_ path: String, at origin: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .foreignPath,
            at: origin,
            "'\(path)' is a symbolic link, and vipergen doesn't write through links",
            notes: [Note("put a real folder in its place, or take the link away")]
        )
    }

    static func changedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(
            .changedMeanwhile,
            at: nil,
            "'\(path)' was changed while vipergen was running, and is left as it is",
            notes: [Note("run again")]
        )
    }

    static func isThereAlready(_ path: String) -> Diagnostic {
        Diagnostic(
            .fileInTheWay,
            at: nil,
            "'\(path)' already exists",
            notes: [Note("it is left alone; move or delete it, or choose another name")]
        )
    }

    static func moveWouldReplace(_ path: String, by other: String) -> Diagnostic {
        Diagnostic(
            .fileInTheWay,
            at: nil,
            "'\(path)' already exists where '\(other)' would go",
            notes: [Note("move or delete one of them, then run again")]
        )
    }

    static func generatedElsewhere(_ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .vipergenBug,
            at: file.origin,
            "'\(file.path)' would be generated, but isn't in a folder '\(RelativePath.generatedFolder)'"
        )
    }

    static func generatedWithoutHeader(_ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .vipergenBug,
            at: file.origin,
            "'\(file.path)' would be generated, but doesn't begin with the header of generated files",
            notes: [Note("keep the header in the template: by it the next run knows the file")]
        )
    }

    static func clash(_ path: String, _ other: String, isFolder: Bool = false, at origin: SourceLocation?) -> Diagnostic
    {
        let message =
            if path.utf8.elementsEqual(other.utf8) {
                isFolder ? "'\(path)' is planned as a file and as a folder" : "'\(path)' is planned twice"
            } else {
                "'\(path)' and '\(other)' differ only in case or in the encoding of a letter, and are one file on macOS"
            }
        return Diagnostic(.vipergenBug, at: origin, message)
    }

    static func inTheWay(_ path: String, is kind: EntryKind, at origin: SourceLocation?) -> Diagnostic {
        let message =
            switch kind {
            case .file: "'\(path)' is in the way: it isn't a generated file, so it isn't changed"
            case .folder: "'\(path)' is in the way: it is a folder"
            case .link: "'\(path)' is in the way: it is a symbolic link"
            case .other: "'\(path)' is in the way: it isn't a regular file"
            }
        let note = Note("move or delete it, then run again")
        return Diagnostic(.fileInTheWay, at: origin, message, notes: [note])
    }

    /// Reports a handwritten file where a generated one belongs. It is reported at the file itself, since the spec
    /// can't change it.
    static func withoutHeader(_ path: String) -> Diagnostic {
        Diagnostic(
            .fileInTheWay,
            at: SourceLocation(path: path, line: 1, column: 1),
            "'\(path)' is in the way: it has no header of a generated file, so it isn't changed",
            notes: [
                Note("delete it if its header got lost, or move it to another folder if it is yours; then run again")
            ]
        )
    }

    /// Reports a generated file whose header is below the marker of an unresolved merge.
    static func mergeMarker(_ path: String, line: Int) -> Diagnostic {
        Diagnostic(
            .mergeMarker,
            at: SourceLocation(path: path, line: line, column: 1),
            "this generated file has an unresolved merge conflict",
            notes: [Note("delete the file, resolve the specs if they are in conflict too, and run 'vipergen generate'")]
        )
    }

    static func notAFolder(_ path: String, at origin: SourceLocation?) -> Diagnostic {
        let note = Note("move or delete it, then run again")
        return Diagnostic(
            .fileInTheWay,
            at: origin,
            "'\(path)' is in the way: a folder is needed there",
            notes: [note]
        )
    }
}
