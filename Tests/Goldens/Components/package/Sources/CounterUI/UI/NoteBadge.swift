#if canImport(SwiftUI)
    public import SwiftUI

    /// @component
    public struct NoteBadge: View {
        public let note: String?
        private let onTap: @MainActor () -> Void

        public init(note: String?, onTap: @escaping @MainActor () -> Void) {
            self.note = note
            self.onTap = onTap
        }

        public var body: some View {
            Text(verbatim: "NoteBadge")
        }
    }
#endif
