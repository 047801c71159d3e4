import Foundation
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows ShelfList's state.
    struct ShelfListStateSection: View {
        let state: Int
        let isLoading: Bool
        let onTapAddButton: @MainActor () -> Void
        let onSwitch: @MainActor () -> Void
        let onTapURL: @MainActor (URL, Int) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("State").accessibilityAddTraits(.isHeader)
                Text([draftText("state", state), draftText("isLoading", isLoading)].joined(separator: "\n"))
                Button("Add", action: onTapAddButton)
                Button("Switch", action: onSwitch)
            }
        }
    }
#endif
