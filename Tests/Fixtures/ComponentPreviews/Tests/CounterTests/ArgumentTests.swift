import BakeryCore
import Testing

@testable import CounterUI

/// What the drawn views are made with, held against the states of the previews.
@MainActor @Suite struct ArgumentTests {
    /// The values of a view, or of a state, by name; closures left out.
    private func values(_ whole: Any) -> [String: String] {
        Mirror(reflecting: whole).children.reduce(into: [:]) { values, child in
            guard let label = child.label, !label.hasPrefix("on") else { return }
            values[label] = "\(child.value)"
        }
    }

    private func values(_ sections: LoafListShelfSections) -> [String: String] {
        values(sections.favourite).merging(values(sections.loaves)) { $1 }
    }

    private func drawn(_ state: LoafListState) -> [String: String] {
        values(
            LoafListView(dataSource: LoafListDataSource(state), presenter: LoafListPreviewPresenter()).shelfContent
                .sections
        )
    }

    private func expected(_ state: LoafListState) -> [String: String] {
        var values = values(state)
        values["loaf"] = values.removeValue(forKey: "favourite")
        // No section takes it.
        values["failure"] = nil
        return values
    }

    @Test func sectionsShowTheStateOfEachPreview() {
        #expect(LoafListPreviews.all.count == 7)
        for preview in LoafListPreviews.all {
            #expect(drawn(preview.state) == expected(preview.state), "\(preview.name)")
            #expect(values(LoafListShelfSections(showing: preview.state)) == expected(preview.state), "\(preview.name)")
        }
    }

    @Test func aChangeOfAnyFieldIsSeenInTheSections() {
        let changes: [String: (inout LoafListState) -> Void] = [
            "loaves": { $0.loaves.append(Loaf(id: 9, name: "Spelt")) }, "favourite": { $0.favourite.name = "Spelt" },
            "stock": { $0.stock = .few(left: 9) }, "note": { $0.note = "changed" }, "isNew": { $0.isNew.toggle() },
        ]
        for preview in LoafListPreviews.all {
            #expect(Set(values(preview.state).keys).subtracting(["failure"]) == Set(changes.keys))
            for (field, change) in changes {
                var state = preview.state
                change(&state)
                #expect(drawn(state) != expected(preview.state), "\(field) of \(preview.name)")
                #expect(values(LoafListShelfSections(showing: state)) != expected(preview.state), "\(field)")
            }
        }
    }

    private func drawn(_ parts: LoafOfTheDayDisplay.Parts) -> [String: String] {
        values(LoafOfTheDayOfferView(data: parts.offerData, inputs: .init()).body)
    }

    private func expected(_ data: LoafOfTheDayDisplay.OfferData) -> [String: String] {
        ["loaf": "\(data.today)", "stock": "\(data.stock)", "note": "\(data.note as Any)", "isNew": "false"]
    }

    @Test func aPartShowsTheDataOfEachPreviewAndAnyChangeOfThem() {
        #expect(LoafOfTheDayPreviews.all.count == 6)
        let changes: [String: @MainActor (LoafOfTheDayDisplay.PartsWriter) -> Void] = [
            "today": { $0.offerData.today = Loaf(id: 9, name: "Spelt") },
            "stock": { $0.offerData.stock = .few(left: 9) }, "note": { $0.offerData.note = "changed" },
        ]
        for preview in LoafOfTheDayPreviews.all {
            let before = expected(preview.state.offerData)
            #expect(drawn(preview.state) == before, "\(preview.name)")
            for (field, change) in changes {
                let writer = LoafOfTheDayDisplay.PartsWriter(startingAs: preview.state)
                change(writer)
                #expect(drawn(writer.parts) != before, "\(field) of \(preview.name)")
            }
        }
    }
}
