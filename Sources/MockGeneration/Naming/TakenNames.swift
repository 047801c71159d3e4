/// The names of a mock's members so far, to check quickly whether another member may have one.
struct TakenNames {
    private let properties: Set<String>
    private var holders: [String: [Member]] = [:]
    /// The next number after a name and the resulting name, for members without conditions.
    private var numbered: [String: (next: Int, name: String)] = [:]
    /// The number of lookups, as a measure of the work.
    private(set) var lookups = 0

    /// - Parameter properties: names that nothing else may have.
    init(besides properties: Set<String>) { self.properties = properties }

    /// Gives a member the first of its names that is free.
    ///
    /// - Parameters:
    ///   - plain: the shortest name.
    ///   - words: the words that are added, one after the other, until a name is free; then numbers.
    mutating func take(_ plain: String, words: @autoclosure () -> [String], for member: Member) -> String {
        var name = plain
        if isTaken(name, for: member) {
            for word in words() {
                name += word
                if !isTaken(name, for: member) { break }
            }
        }
        name = numbered(name, for: member)
        holders[name, default: []].append(member)
        return name
    }

    /// Returns `name`, or `name1`, `name12` and so on.
    private mutating func numbered(_ name: String, for member: Member) -> String {
        let isPlain = member.conditions.isEmpty
        // What is taken for one member without conditions is taken for all of them.
        var (number, free) = (isPlain ? numbered[name] : nil) ?? (1, name)
        while isTaken(free, for: member) {
            free += "\(number)"
            number += 1
        }
        if isPlain, number > 1 { numbered[name] = (number, free) }
        return free
    }

    private mutating func isTaken(_ name: String, for member: Member) -> Bool {
        lookups += 1
        if properties.contains(name) { return true }
        return holders[name]?.contains { !$0.conditions.excludes(member.conditions) } ?? false
    }
}
