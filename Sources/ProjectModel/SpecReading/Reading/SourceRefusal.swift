/// The reason why a file or folder of sources isn't read.
enum SourceRefusal {
    case tooDeep(Int)
    case tooManyFiles(Int)
    case tooLarge(Int)
    /// A name that isn't UTF-8, as far as it can be shown.
    case nameIsNotText(String)

    func diagnostic(_ path: String) -> Diagnostic {
        switch self {
        case .tooDeep(let limit):
            error(.limitExceeded, "'\(path)' is more than \(limit) folders deep", "move it up")
        case .tooManyFiles(let limit):
            error(
                .limitExceeded,
                "there are more than \(limit) files to read, the first too many in '\(path)'",
                "name smaller folders"
            )
        case .tooLarge(let limit):
            error(
                .limitExceeded,
                "'\(path)' is larger than \(limit >> 20) MiB, and so isn't read",
                "split it up, or move it out of the folder"
            )
        case .nameIsNotText(let name):
            error(.notUTF8, "the name of '\(name)' in '\(path)' isn't UTF-8", "rename it")
        }
    }

    private func error(_ kind: DiagnosticKind, _ message: String, _ remedy: String) -> Diagnostic {
        Diagnostic(kind, at: nil, message, notes: [Diagnostic.Note(remedy)])
    }
}

extension Diagnostic {
    /// Returns the error for something that the system failed to read.
    static func cannotRead(_ path: String, _ code: Int32) -> Diagnostic {
        Diagnostic(.cannotRead, at: nil, "cannot read '\(path)': \(String(cString: strerror(code)))")
    }

    /// Returns the error for a pipe, a socket or a device: opening one could block for ever.
    static func notAFile(_ path: String) -> Diagnostic {
        Diagnostic(.cannotRead, at: nil, "cannot read '\(path)': it is not a regular file")
    }
}
