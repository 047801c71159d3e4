extension Plan {
    /// A generated file that carrying out the plan changes, with what is there and what comes in its place.
    public struct ContentChange: Sendable {
        /// Relative to the target package.
        public var path: String
        /// `nil` where nothing is there.
        public var before: [UInt8]?
        /// `nil` where the file goes.
        public var after: [UInt8]?
    }

    /// What carrying out the plan does to generated files whose names have an ending. Reads only; what can't be read, or is too
    /// large to be shown, counts as not there.
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
