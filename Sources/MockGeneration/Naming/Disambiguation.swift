/// Distinguishes members whose names would clash, with as few words as possible.
struct Disambiguation {
    /// A member's shortest name.
    let name: (Member) -> String
    /// The words that can be added, one after the other, where they make a difference.
    let words: [(Member) -> String]

    /// Creates a disambiguation. After the naming's own words come types, then `Async`, then the result type.
    init(_ name: @escaping (Member) -> String, _ words: [(Member) -> String] = []) {
        self.name = name
        self.words = words + [\.typePhrase, { $0.effects.isAsync ? "Async" : "" }, \.result.phrase, \.constraintPhrase]
    }

    func names(of members: [Member]) -> [String] {
        var names = members.map(name)
        for word in words {
            let clashing = clashes(in: names, of: members)
            if clashing.isEmpty { return names }
            for group in Dictionary(grouping: clashing, by: { names[$0] }).values {
                let words = group.map { word(members[$0]) }
                guard Set(words).count > 1 else { continue }
                for (position, word) in zip(group, words) { names[position] += word }
            }
        }
        return numbered(names, members)
    }

    private func clashes(in names: [String], of members: [Member]) -> [Int] {
        Disambiguation.repeated(names).flatMap { group in
            group.filter { position in
                group.contains { $0 != position && !members[$0].conditions.excludes(members[position].conditions) }
            }
        }
    }

    /// Returns the positions of each name that occurs more than once; most often there is none.
    private static func repeated(_ names: [String]) -> [[Int]] {
        if names.count <= 16, !hasPair(names) { return [] }
        var firsts = [String: Int](minimumCapacity: names.count)
        var groups: [Int: [Int]] = [:]
        for (position, name) in names.enumerated() {
            if let first = firsts[name] {
                groups[first, default: [first]].append(position)
            } else {
                firsts[name] = position
            }
        }
        return groups.isEmpty ? [] : groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns true if two of a few names are the same. Comparing lengths first rules out most.
    private static func hasPair(_ names: [String]) -> Bool {
        let lengths = names.map(\.utf8.count)
        return names.indices.contains { position in
            (0..<position).contains { lengths[$0] == lengths[position] && names[$0] == names[position] }
        }
    }

    /// Adds numbers, as the last resort if only conditions or constraints differ.
    private func numbered(_ names: [String], _ members: [Member]) -> [String] {
        var names = names
        var taken = Set(names)
        var firsts: [String: Int] = [:]
        for (position, name) in names.enumerated() where firsts[name] == nil { firsts[name] = position }
        var numbers: [String: Int] = [:]
        for position in clashes(in: names, of: members).sorted() {
            let name = names[position]
            // The first one keeps it, so that a name that is taken stays taken.
            guard firsts[name] != position else { continue }
            var number = numbers[name] ?? 2
            while taken.contains(name + "\(number)") { number += 1 }
            names[position] = name + "\(number)"
            taken.insert(names[position])
            numbers[name] = number + 1
        }
        return names
    }
}
