/// A change, recorded before its first step so that the next run can finish it if the process is killed.
///
/// For example: a new scene's spec, and the routes to it in the specs of two other scenes.
public struct Journal: Hashable, Sendable {
    /// One of the two folders that a change can touch.
    public enum Folder: String, Hashable, Sendable, CaseIterable {
        /// The folder that holds the journal.
        case own
        case other
    }

    /// A change to one of the user's files or folders.
    public enum Act: Hashable, Sendable {
        /// Creates a file where nothing exists.
        case create(path: String, contents: [UInt8])
        case amend(Amendment)
        case move(Relocation)
        /// Removes a file as long as it has these bytes.
        case remove(path: String, contents: [UInt8])
    }

    public struct Step: Hashable, Sendable {
        public var folder: Folder
        public var act: Act

        public init(_ act: Act, in folder: Folder = .own) {
            self.act = act
            self.folder = folder
        }
    }

    /// The arguments of the running command, for people to read.
    public var command: String
    /// The inode of the folder that the journal was written to. It differs in a copy of the folder or a fresh clone.
    /// The device number isn't used, as it may change when the machine is restarted.
    var home: UInt64?
    /// The path from the journal's folder to the other one, as bytes, since a path need not be text.
    public var other: [UInt8]?
    /// True if generated files follow the steps.
    public var regenerates: Bool
    /// The scene whose scaffolds are filled in when they are written, if the change starts a project.
    public var firstScreen: String?
    public var steps: [Step]
    /// The messages for the user, without fixes; the journal keeps them until they have been printed.
    public var findings: [Diagnostic] = []

    public init(command: String, other: [UInt8]? = nil, regenerates: Bool, steps: [Step]) {
        self.command = command
        self.other = other
        self.regenerates = regenerates
        self.steps = steps
    }
}

extension Journal {
    /// The subject of a journal: two kinds may be in one folder and know nothing of each other.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Specs and the package generated from them.
        case project = ".vipergen-journal"
        /// The files of `vipergen mock`.
        case mocks = ".vipergen-mock-journal"

        /// The name of the journal's file, in the folder whose files change.
        public var fileName: String { rawValue }
    }
}

extension Journal.Act {
    /// The first path that is outside of the folder, or git's or another tool's own; `nil` if the act is safe to record
    /// and to carry out once it is read back. An existing file of the user's, such as a baseline, may have any name.
    var foreignPath: String? {
        paths.first { path in
            do throws(PathFault) { try RelativePath.check(path) } catch { return true }
            if RelativePath.isGits(path) { return true }
            if case .amend = self { return false }
            return RelativePath.isHidden(path)
        }
    }

    /// The paths that the act touches.
    var paths: [String] {
        switch self {
        case .create(let path, _), .remove(let path, _): [path]
        case .amend(let amendment): [amendment.path]
        case .move(let relocation): [relocation.from, relocation.to]
        }
    }
}
