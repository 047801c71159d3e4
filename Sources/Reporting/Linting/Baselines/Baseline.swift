/// The findings that a team accepts for now, one per line.
///
/// A line doesn't give the place in its file, so that code may move within it. The lines are sorted, so that two
/// branches that change a baseline rarely conflict.
///
/// For example: `Baseline(of: .lint, ["Sources/Shop/Cart.swift: feature-import: 'Shop' imports the feature 'Recipes'"])`.
public struct Baseline: Hashable, Sendable {
    /// The command that the findings are from.
    public enum Command: String, CaseIterable, Hashable, Sendable {
        case check
        case lint
        case report
    }

    public let command: Command
    /// The number of times that each entry is accepted.
    private(set) var counts: [String: Int] = [:]

    public init(of command: Command, _ entries: some Sequence<String>) {
        self.command = command
        for entry in entries { counts[Self.printable(entry), default: 0] += 1 }
    }

    public var count: Int { counts.values.reduce(0, +) }

    /// The file's text.
    public var text: String {
        let entries = counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .flatMap { Array(repeating: $0.key, count: $0.value) }
        return ([Self.firstLine(of: command), advice] + entries).map { $0 + "\n" }.joined()
    }

    /// The reason why a text isn't a baseline, with its line, counted from 1.
    public enum Unreadable: Error, Hashable {
        case notUTF8
        case otherFile
        /// The baseline of another command.
        case otherCommand(String)
        case mergeMarker(line: Int)
    }

    /// - Parameter command: the command that reads it. `check` accepts a baseline of `lint`, as it finds all of that.
    public init(of command: Command, text bytes: [UInt8]) throws(Unreadable) {
        try self.init(text: bytes)
        if self.command == command || command == .check && self.command == .lint { return }
        throw .otherCommand(self.command.rawValue)
    }

    /// Reads a baseline of any command.
    public init(text bytes: [UInt8]) throws(Unreadable) {
        guard var text = String(validating: bytes, as: UTF8.self)?[...] else { throw .notUTF8 }
        if text.first == "\u{FEFF}" { text.removeFirst() }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let first = lines.first, first.hasPrefix(Self.beginning) else { throw .otherFile }
        let word = String(first.dropFirst(Self.beginning.count))
        guard let command = Command(rawValue: word) else { throw .otherCommand(word) }
        for (position, line) in lines.enumerated() where Self.isMergeMarker(line) {
            throw .mergeMarker(line: position + 1)
        }
        self.init(of: command, lines.lazy.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(String.init))
    }

    private static let beginning = "# vipergen baseline 1: "
    private static func firstLine(of command: Command) -> String { beginning + command.rawValue }
    private var advice: String {
        "# Accepted for now; what is new fails. To write it again: vipergen \(command.rawValue) --write-baseline FILE"
    }

    private static func isMergeMarker(_ line: Substring) -> Bool {
        ["<<<<<<< ", "=======", ">>>>>>> "].contains { line.hasPrefix($0) }
    }

    /// Returns the entry on one line: a path or a message may hold anything.
    private static func printable(_ entry: String) -> String {
        entry.contains(where: \.isNewline) ? String(entry.map { $0.isNewline ? " " : $0 }) : entry
    }
}

extension Baseline {
    /// The changes since the baseline was written.
    public struct Comparison<Item> {
        /// The new items, each with the number of accepted ones with the same entry, which is too low.
        public var new: [(item: Item, accepted: Int)]
        public var accepted: Int
        /// The accepted entries that are no longer found, repeated for each surplus.
        public var gone: [String]
    }

    /// Compares items with the baseline. Items of one entry are indistinguishable: if there are more than are
    /// accepted, all of them are new.
    public func compare<Item>(_ items: [Item], by entry: (Item) -> String) -> Comparison<Item> {
        let entries = items.map { Self.printable(entry($0)) }
        let found = Dictionary(entries.map { ($0, 1) }) { $0 + $1 }
        var comparison = Comparison<Item>(new: [], accepted: 0, gone: [])
        for (item, entry) in zip(items, entries) {
            let accepted = counts[entry] ?? 0
            if found[entry, default: 0] > accepted {
                comparison.new.append((item, accepted))
            } else {
                comparison.accepted += 1
            }
        }
        comparison.gone = counts.flatMap { entry, count in
            Array(repeating: entry, count: max(0, count - (found[entry] ?? 0)))
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return comparison
    }
}
