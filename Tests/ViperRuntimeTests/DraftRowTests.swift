import Testing
import ViperRuntime

@Suite struct DraftRowTests {
    private struct Recipe: Identifiable, CustomStringConvertible {
        let id: Int
        var description: String { "recipe \(id)" }
    }

    @Test func aFieldIsOneRow() {
        #expect(draftRows("count", 3) == [DraftRow(id: "count", text: "count: 3")])
        #expect(draftRows("name", nil as String?).map(\.text) == ["name: –"])
    }

    @Test func elementsAreKnownByTheirIdentity() {
        let rows = draftRows("recipes", [Recipe(id: 7), Recipe(id: 8)])
        #expect(rows.map(\.id) == ["recipes.7", "recipes.8"])
        #expect(rows.map(\.text) == ["recipes: recipe 7", "recipes: recipe 8"])
        #expect(draftRows("recipes", [Recipe(id: 8)]).first == rows.last)
    }

    @Test func otherElementsAreKnownByTheirPlace() {
        #expect(draftRows("names", ["a", "b"]).map(\.id) == ["names.0", "names.1"])
        #expect(draftRows("names", nil as [String]?).isEmpty)
    }

    /// A table takes no identifier twice.
    @Test func elementsOfOneIdentityAreToldApart() {
        #expect(Set(draftRows("recipes", [Recipe(id: 7), Recipe(id: 7)]).map(\.id)).count == 2)
    }

    @Test func identitiesThatReadAlikeAreToldApart() {
        struct Ticket: Identifiable {
            struct ID: Hashable, CustomStringConvertible {
                let number: Int
                var description: String { "ticket" }
            }
            let id: ID
        }
        let tickets = [Ticket(id: .init(number: 1)), Ticket(id: .init(number: 2))]
        #expect(Set(draftRows("tickets", tickets).map(\.id)).count == 2)
    }
}
