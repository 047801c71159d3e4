/// The file with a slot of a component, for people to draw. It is written once.
struct SlotFile {
    let component: String
    let slot: DesignSlot

    var text: String {
        """
        #if canImport(SwiftUI)
            import SwiftUI

            extension \(component) {
                /// '\(slot.written.inComment)' of the design is drawn here, since \(slot.reason).
                @ViewBuilder var \(slot.name.spelled(.declaration)): some View {
                    Color.gray.opacity(0.2)
                }
            }
        #endif

        """
    }
}
