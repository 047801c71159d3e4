import ShopCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `notes` of History: it is drawn anew when its data changes, and the others are not.
    struct HistoryNotesView: View {
        let data: HistoryViewModel.NotesData
        let inputs: HistoryViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Notes").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("text", data.text),
                        draftText("note", data.note),
                        draftText("isClearing", data.isClearing),
                    ].joined(separator: "\n")
                )
                Button("Clear") {
                    inputs.onClearButtonTap()
                }
                .accessibilityIdentifier("history.clear")
                FailureRow(data.failure) { inputs.onRetryTap() }
            }
        }
    }
#endif
