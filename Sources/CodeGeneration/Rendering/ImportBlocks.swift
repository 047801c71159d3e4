/// An import without a condition, or a group of directives that contains nothing but imports.
struct ImportBlock {
    struct Item {
        var module: String
        var isPublic = false
        var isTestable = false
        var isPreconcurrency = false

        /// The words that may precede `import`. A line with any other attribute stays where it is.
        private static let modifiers: Set = ["public", "@testable", "@preconcurrency"]

        init?(_ line: Substring) {
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place + 2 == words.count,
                words[..<place].allSatisfy({ Self.modifiers.contains(String($0)) })
            else { return nil }
            module = String(words[place + 1])
            isPublic = words[..<place].contains("public")
            isTestable = words[..<place].contains("@testable")
            isPreconcurrency = words[..<place].contains("@preconcurrency")
        }

        var line: String {
            (isPreconcurrency ? "@preconcurrency " : "") + (isTestable ? "@testable " : isPublic ? "public " : "")
                + "import " + module
        }
    }

    struct Branch {
        /// The directive. For example: `#if canImport(SwiftUI)`.
        var directive: String
        var items: [Item] = []

        mutating func add(_ item: Item) { items.add(item) }
    }

    /// The unconditional imports, as long as there are no branches.
    var items: [Item] = []
    var branches: [Branch] = []

    mutating func add(_ item: Item) {
        if branches.isEmpty { items.add(item) } else { branches[branches.count - 1].add(item) }
    }
}

extension [ImportBlock.Item] {
    /// Adds an import. Each module is listed once, `public` if any import of it is.
    fileprivate mutating func add(_ item: Element) {
        guard let place = firstIndex(where: { $0.module == item.module && $0.isTestable == item.isTestable }) else {
            return append(item)
        }
        if item.isPublic { self[place].isPublic = true }
        if item.isPreconcurrency { self[place].isPreconcurrency = true }
    }

    fileprivate var sorted: Self { sorted { $0.module < $1.module } }
}

/// The imports of a file that several templates make: each once, under its original conditions.
struct ImportBlocks {
    private var plain: [ImportBlock.Item] = []
    private var conditional: [[ImportBlock.Branch]] = []

    /// - Parameter condition: The directive around the section with the import.
    mutating func add(_ block: ImportBlock, under condition: String?) {
        if let condition {
            if !block.items.isEmpty { add([ImportBlock.Branch(directive: condition, items: block.items)]) }
            // `#if DEBUG` and `#if canImport(SwiftUI)` inside of it: only a directive of its own can say both.
            if !block.branches.isEmpty { add(block.branches.under(condition)) }
        } else {
            for item in block.items { plain.add(item) }
            if !block.branches.isEmpty { add(block.branches) }
        }
    }

    /// Adds branches, joining imports under the same directive.
    private mutating func add(_ branches: [ImportBlock.Branch]) {
        guard let place = conditional.firstIndex(where: { $0[0].directive == branches[0].directive }) else {
            return conditional.append(branches)
        }
        for branch in branches {
            if let known = conditional[place].firstIndex(where: { $0.directive == branch.directive }) {
                for item in branch.items { conditional[place][known].add(item) }
            } else {
                conditional[place].append(branch)
            }
        }
    }

    /// Returns the lines, sorted: plain imports, the module under test, then conditional imports.
    ///
    /// - Parameter shared: A directive around the whole file.
    func lines(under shared: String?) -> [String] {
        var (plain, conditional) = (plain, conditional.map { shared.map($0.without) ?? $0 })
        for item in conditional.joined().filter(\.directive.isEmpty).flatMap(\.items) { plain.add(item) }
        conditional.removeAll { $0[0].directive.isEmpty }
        for place in conditional.indices { Self.reconcile(&plain, &conditional[place]) }
        var groups = [false, true].map { isTestable in
            plain.filter { $0.isTestable == isTestable }.sorted.map(\.line)
        }
        groups += conditional.map { branches in
            guard branches.contains(where: { !$0.items.isEmpty }) else { return [] }
            return branches.flatMap { [$0.directive] + $0.items.sorted.map { "    " + $0.line } } + ["#endif"]
        }
        return Array(groups.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// Drops conditions from imports that the file has anyway, unless only the conditional one is `public`.
    private static func reconcile(_ plain: inout [ImportBlock.Item], _ branches: inout [ImportBlock.Branch]) {
        guard branches.count == 1 else { return }
        var otherwise: [ImportBlock.Item] = []
        branches[0].items.removeAll { item in
            guard let place = plain.firstIndex(where: { $0.module == item.module && $0.isTestable == item.isTestable })
            else { return false }
            guard item.isPublic, !plain[place].isPublic else { return true }
            otherwise.append(plain.remove(at: place))
            return false
        }
        if !otherwise.isEmpty { branches.append(ImportBlock.Branch(directive: "#else", items: otherwise)) }
    }
}

extension [ImportBlock.Branch] {
    private static let start = "#if "

    /// Returns the branches under an additional condition.
    fileprivate func under(_ condition: String) -> Self {
        map { branch in
            var branch = branch
            branch.directive = branch.directive.replacing(Self.start, with: condition + " && ", maxReplacements: 1)
            return branch
        }
    }

    /// Returns the branches as they are written inside that condition.
    fileprivate func without(_ condition: String) -> Self {
        map { branch in
            var branch = branch
            if branch.directive == condition { branch.directive = "" }
            if branch.directive.hasPrefix(condition + " && ") {
                branch.directive = Self.start + branch.directive.dropFirst(condition.count + " && ".count)
            }
            return branch
        }
    }
}
