import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows ShelfList's list.
    struct ShelfListListSection: View {
        let shelves: [String]
        let failure: SceneFailure?
        let onDone: (() -> Void)?
        let onSelectShelf: @MainActor (String) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("List").accessibilityAddTraits(.isHeader)
                Text([draftText("shelves", shelves), draftText("onDone", onDone)].joined(separator: "\n"))
            }
        }
    }
#endif
