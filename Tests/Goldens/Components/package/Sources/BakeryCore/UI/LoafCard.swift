#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI

    /// A loaf in a list: what it is called, how much of it there is, and what happens when it is chosen.
    ///
    /// @component
    public struct LoafCard: View {
        public let loaf: Loaf
        public let stock: Stock
        public let note: String?
        public let isNew: Bool
        private let onTap: @MainActor () -> Void

        public init(
            loaf: Loaf,
            stock: Stock,
            note: String? = nil,
            isNew: Bool = false,
            onTap: @escaping @MainActor () -> Void
        ) {
            self.loaf = loaf
            self.stock = stock
            self.note = note
            self.isNew = isNew
            self.onTap = onTap
        }

        public var body: some View {
            Button(action: onTap) {
                VStack(alignment: .leading) {
                    Text(verbatim: isNew ? "\(loaf.name)!" : loaf.name)
                    if let note { Text(verbatim: note) }
                }
            }
            .disabled(stock == .none)
        }
    }
#endif
