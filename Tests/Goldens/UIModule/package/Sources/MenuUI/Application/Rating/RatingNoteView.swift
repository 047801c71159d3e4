import CafeCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `note` of Rating: it is drawn anew when its data changes, and the others are not.
    struct RatingNoteView: View {
        @ObservedObject var data: RatingDisplay.NoteData
        let inputs: RatingDisplay.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Note", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
                Text(draftText("text", data.text))
                FailureRow(data.failure)
            }
        }
    }
#endif
