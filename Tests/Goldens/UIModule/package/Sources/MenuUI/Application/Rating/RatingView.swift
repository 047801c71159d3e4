import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// How a dish was. Its view model writes what the module of views draws from, observed by Combine.
    struct RatingView: View {
        let parts: RatingDisplay.Parts
        let inputs: RatingDisplay.Inputs
        @ObservedObject private var screen: RatingDisplay.Screen

        init(parts: RatingDisplay.Parts, inputs: RatingDisplay.Inputs) {
            self.parts = parts
            self.inputs = inputs
            screen = parts.screen
        }

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    RatingNoteView(data: parts.noteData, inputs: inputs)
                    formContent
                }
                .padding()
            }
        }
    }
#endif
