// swift-format-ignore-file
import LedgerUIKit

extension AppContainer: OtherScreens {
    /// For all that has no method of its own. Please write one for new screens.
    func screen<D: ScreenDescriptor>(for descriptor: D) -> UIViewController {
        switch descriptor {
        case let finder as BranchFinderDescriptor:
            return LGBranchFinderController(postcode: finder.postcode)
        /* Closed in 2019:
        case let d as SavingsClubDescriptor:
            return LGSavingsClubController(member: d.member)
        */
        case let messages as MessagesDescriptor:
            #if canImport(ObjectiveC)
            return LGMessagesController(unreadOnly: messages.unreadOnly)
            #else
            return LedgerViewController(messages.unreadOnly ? "Unread" : "Messages")
            #endif
        case let contact as ContactDescriptor:
            return LedgerViewController("Call \(contact.telephone)")
        default:
            audit.note("no func screen(for descriptor: \(D.self))")
            return LedgerViewController("Not available")
        }
    }
}
