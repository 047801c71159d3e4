#if canImport(SwiftUI)
    import SwiftUI

    /// How many of something people want. @component is said at the beginning of a line, so this line says nothing.
    // @component
    struct AmountPicker: View {
        /// How large it is drawn.
        enum Size { case small, large }

        @Binding var amount: Int
        let size: Size?
        var isLocked = false
        var onOrder: (@MainActor () -> Void)?
        @State private var wasTouched = false
        @Environment(\.colorScheme) private var colorScheme
        private let step = 1

        var body: some View {
            VStack {
                Button(action: { amount += step }) { Text(verbatim: "\(amount)") }
                if let onOrder { Button(action: onOrder) { Text(verbatim: "\(size == .large ? "Order" : "OK")") } }
            }
            .disabled(isLocked)
        }
    }

    // @component(combinations: isUrgent)
    @available(iOS 17.0, macOS 14.0, *)
    struct Notice: View {
        let text: String?
        let isUrgent: Bool

        var body: some View { Text(verbatim: text ?? "") }
    }
#endif
