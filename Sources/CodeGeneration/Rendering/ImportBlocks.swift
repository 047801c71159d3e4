/// An import that all of a file has, or imports under directives with nothing else between them.
struct ImportBlock {
    struct Item {
        var module: String
        var isPublic = false
        var isTestable = false

        /// What may stand before `import`. Any other attribute has to stay where it is.
        private static let modifiers: Set = ["public", "@testable"]

        init?(_ line: Substring) {
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place + 2 == words.count,
                words[..<place].allSatisfy({ Self.modifiers.contains(String($0)) })
            else { return nil }
            module = String(words[place + 1])
            isPublic = words[..<place].contains("public")
            isTestable = words[..<place].contains("@testable")
        }

        var line: String { (isTestable ? "@testable " : isPublic ? "public " : "") + "import " + module }
    }

    struct Branch {
        /// For example: `#if canImport(SwiftUI)`.
        var directive: String
        var items: [Item] = []

        mutating func add(_ item: Item) { items.add(item) }
    }

    /// Those without a condition, as long as there are no branches.
    var items: [Item] = []
    var branches: [Branch] = []

    mutating func add(_ item: Item) {
        if branches.isEmpty { items.add(item) } else { branches[branches.count - 1].add(item) }
    }
}

extension [ImportBlock.Item] {
    /// Each module once, `public` where somebody needs it so.
    fileprivate mutating func add(_ item: Element) {
        guard let place = firstIndex(where: { $0.module == item.module && $0.isTestable == item.isTestable }) else {
            return append(item)
        }
        if item.isPublic { self[place].isPublic = true }
    }

    fileprivate var sorted: Self { sorted { $0.module < $1.module } }
}

/// The imports of a file that several templates make: each once, under the conditions that it had.
struct ImportBlocks {
    private var plain: [ImportBlock.Item] = []
    private var conditional: [[ImportBlock.Branch]] = []

    /// - Parameter condition: the directive that the section is under which imports it.
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

    /// Joins imports under the same directive.
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

    /// Sorted; tests' own module comes behind the others, then what has a condition.
    ///
    /// - Parameter shared: a directive that all of the file is under.
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

    /// What all of the file imports needs no condition, unless it is `public` only under that.
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

    /// The same where another condition holds, too.
    fileprivate func under(_ condition: String) -> Self {
        map { branch in
            var branch = branch
            branch.directive = branch.directive.replacing(Self.start, with: condition + " && ", maxReplacements: 1)
            return branch
        }
    }

    /// The same inside of that condition.
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
