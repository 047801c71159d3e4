extension Plan {
    /// A generated file that the plan changes, with its old and new contents.
    public struct ContentChange: Sendable {
        /// The path relative to the target package.
        public var path: String
        /// The old contents; `nil` for a new file.
        public var before: [UInt8]?
        /// The new contents; `nil` for a removed file.
        public var after: [UInt8]?
    }

    /// Returns the plan's changes to generated files with this suffix. It only reads; unreadable files, and those too
    /// large to show, count as missing.
    public func contentChanges(ofFilesEnding ending: String, in directory: TargetDirectory) -> [ContentChange] {
        let reader = ExistingContents(directory: directory)
        return changes.compactMap { step in
            guard step.path.hasSuffix(ending), step.file?.ownership != .scaffold else { return nil }
            switch step.action {
            case .create: return ContentChange(path: step.path, before: nil, after: step.file?.contents)
            case .replace, .remove:
                let before = reader.readIfPossible(step.path)
                return ContentChange(path: step.path, before: before, after: step.file?.contents)
            case .unchanged, .keep, .removeFolder: return nil
            }
        }
    }
}

extension ExistingContents {
    fileprivate func readIfPossible(_ path: String) -> [UInt8]? {
        do {
            return try read(path).flatMap { $0.count > Self.largest ? nil : $0 }
        } catch {
            return nil
        }
    }
}
