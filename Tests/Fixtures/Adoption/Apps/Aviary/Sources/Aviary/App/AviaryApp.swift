// swift-format-ignore-file
import UIKit

@MainActor
struct AviaryApp {
    var first: UIViewController { SightingListRouter.assembleModule() }
}
