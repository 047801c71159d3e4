// swift-format-ignore-file
import LedgerUIKit

protocol OtherScreens {
    func screen<D: ScreenDescriptor>(for descriptor: D) -> UIViewController
}

struct BranchFinderDescriptor: ScreenDescriptor { let postcode: String? }

struct MessagesDescriptor: ScreenDescriptor {
    var unreadOnly = false
}

struct ContactDescriptor: ScreenDescriptor {
    let telephone: String
}
