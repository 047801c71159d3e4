// swift-format-ignore-file
import Foundation
import LedgerUIKit

// Were LGBranchFinderController.m and LGMessagesController.m; Objective-C callers still go by these names.

#if canImport(ObjectiveC)
@objc(LGBranchFinderController)
#endif
final class LGBranchFinderController: LedgerViewController {
    #if canImport(ObjectiveC)
    @objc
    #endif
    let postcode: String?

    init(postcode: String?) {
        self.postcode = postcode
        super.init(postcode.map { "Branches in \($0)" } ?? "Branches near you")
    }
}

#if canImport(ObjectiveC)
@objc(LGMessagesController)
final class LGMessagesController: LedgerViewController {
    init(unreadOnly: Bool) {
        super.init(unreadOnly ? "Unread" : "Messages")
    }
}
#endif
