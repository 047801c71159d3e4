import Testing

@testable import MockGeneration

/// Thousands of overloads of one name are named in a time that grows as they do.
@Suite struct OverloadWorkTests {
    @Test func eachOverloadIsLookedUpAFewTimes() {
        let works = [1_000, 4_000].map { count in Self.named(Self.overloads(count)).lookups }
        #expect(works[1] <= works[0] * 5, "\(works)")
        #expect(works[0] <= 1_000 * 4)
    }

    /// Where nothing is left to tell them apart, no number is tried twice.
    @Test func numbersAreCountedOn() {
        let works = [100, 400].map { count in Self.named(Self.twins(count)).lookups }
        #expect(works[1] <= works[0] * 5, "\(works)")
    }

    @Test func eachHasTheNameThatTheRuleGivesIt() {
        let members = Self.overloads(60) + Self.twins(12) + Self.alternatives(20) + Self.overloads(60, label: "at")
        #expect(Self.named(members).names == Self.namesByTheRule(of: members))
        #expect(Self.named(Self.twins(4)).names == ["load", "loadId", "loadIdItem", "loadIdItem1"])
    }

    /// What several protocols ask for is one member, by what it is and not by how it is called.
    @Test func eachOverloadIsKeptOnce() {
        let members = Self.overloads(1_000) + Self.overloads(1_000, label: "at") + Self.alternatives(100)
        var union = MemberUnion()
        for member in members + members.reversed() { union.add(member) }
        #expect(union.members == members)
    }

    /// One that can do less meets both.
    @Test func whatCanDoLessStays() {
        var throwing = Self.overloads(3)
        for position in throwing.indices { throwing[position].effects.throwing = .any }
        var union = MemberUnion()
        for member in throwing + Self.overloads(2) { union.add(member) }
        #expect(union.members.map(\.effects.canThrow) == [false, false, true])
    }

    private static func named(_ members: [Member]) -> (names: [String], lookups: Int) {
        var taken = TakenNames(besides: ["load0"])
        let names = MockoloNaming().bases(of: members, taking: &taken)
        return (names, taken.lookups)
    }

    private static func overloads(_ count: Int, label: String = "in") -> [Member] {
        (0..<count).map { load(Parameter(label: label, name: "place", type: .named("Place\($0)", []))) }
    }

    /// They differ in what no word tells.
    private static func twins(_ count: Int) -> [Member] {
        (0..<count).map { _ in load(Parameter(label: "id", name: "id", type: .named("Item", []))) }
    }

    /// Each in a branch of its own of one `#if`.
    private static func alternatives(_ count: Int) -> [Member] {
        (0..<count).map { number in
            var member = load(Parameter(label: "id", name: "id", type: .named("Item", [])))
            let directives = ["#if A0"] + (0..<number).map { "#elseif A\($0 + 1)" }
            member.conditions = [Condition(place: Place(file: 0, offset: 0), directives: directives)]
            return member
        }
    }

    private static func load(_ parameter: Parameter) -> Member {
        var member = Member(kind: .method, name: "load", place: Place(file: 0, offset: 0))
        member.parameters = [parameter]
        return member
    }

    /// As mockolo does it: each name is compared with all that were there before.
    private static func namesByTheRule(of members: [Member]) -> [String] {
        var names: [String] = []
        for (position, member) in members.enumerated() {
            let isTaken = { (name: String) in
                name == "load0"
                    || (0..<position).contains {
                        names[$0] == name && !members[$0].conditions.excludes(member.conditions)
                    }
            }
            let parameter = member.parameters[0]
            let words = [parameter.label?.capitalizedFirst ?? "", parameter.type.phrase]
            var name = "load"
            for word in words where isTaken(name) { name += word }
            var number = 1
            while isTaken(name) {
                name += "\(number)"
                number += 1
            }
            names.append(name)
        }
        return names
    }
}
