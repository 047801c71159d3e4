import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What DishNote shows.
    struct DishNoteView: View {
        @ObservedObject var dataSource: DishNoteDataSource
        let presenter: any DishNotePresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Dish Note", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
                    Text(
                        [
                            draftText("dish", dataSource.dish),
                            draftText("note", dataSource.note),
                            draftText("onDone", dataSource.onDone),
                        ].joined(separator: "\n")
                    )
                }
                .padding()
            }
        }
    }
#endif
