/// A change as it is written down before its first step, so that the next run can finish what a killed one left half done.
///
/// For example: a new scene's spec, and the routes to it in the specs of two other scenes.
public struct Journal: Hashable, Sendable {
    /// Which of the two folders that a change can touch.
    public enum Folder: String, Hashable, Sendable, CaseIterable {
        /// The one that holds the journal.
        case own
        case other
    }

    /// What happens to one file of the user's, or to a folder of them.
    public enum Act: Hashable, Sendable {
        /// A file appears where nothing is yet.
        case create(path: String, contents: [UInt8])
        case amend(Amendment)
        case move(Relocation)
        /// A file goes, as long as it holds these bytes.
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

    /// The arguments of the run that is at work, for people to read.
    public var command: String
    /// The number by which the disk knows the folder that the journal was written to. A copy of the folder has another one, and so
    /// has a fresh clone; that of the device isn't asked, which may change when the machine is started.
    var home: UInt64?
    /// Where the other folder is, seen from the one that holds the journal: bytes, since a path need not be text.
    public var other: [UInt8]?
    /// Whether generated files follow the steps.
    public var regenerates: Bool
    /// The scene whose scaffolds are filled in when they are written, where the change starts a project.
    public var firstScreen: String?
    public var steps: [Step]
    /// What is left for people to look at: the journal keeps it until it has been written out.
    public var findings: [Finding] = []

    public init(command: String, other: [UInt8]? = nil, regenerates: Bool, steps: [Step]) {
        self.command = command
        self.other = other
        self.regenerates = regenerates
        self.steps = steps
    }
}

extension Journal {
    /// What a journal is about: two kinds may lie in one folder and know nothing of each other.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Specs, and the package generated from them.
        case project = ".vipergen-journal"
        /// The files of `vipergen mock`.
        case mocks = ".vipergen-mock-journal"

        /// The file's name, in the folder whose files change.
        public var fileName: String { rawValue }
    }
}

extension Journal.Act {
    /// A path of it that isn't inside the folder, or is git's or another tool's own; `nil` for an act that may be written down and
    /// that is carried out when it is read. A file of the user's that is there, such as a baseline, may have any name.
    var foreignPath: String? {
        paths.first { path in
            do throws(PathFault) { try RelativePath.check(path) } catch { return true }
            if RelativePath.isGits(path) { return true }
            if case .amend = self { return false }
            return RelativePath.isHidden(path)
        }
    }

    /// The paths that it touches.
    var paths: [String] {
        switch self {
        case .create(let path, _), .remove(let path, _): [path]
        case .amend(let amendment): [amendment.path]
        case .move(let relocation): [relocation.from, relocation.to]
        }
    }
}
