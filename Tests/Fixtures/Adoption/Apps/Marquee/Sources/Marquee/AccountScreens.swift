// swift-format-ignore-file
import MarqueeCore
import UIKit

final class AccountViewController: CodedViewController {
    private(set) var isEditing = false

    init(userName: String?) {
        super.init()
        title = userName ?? "Sign in"
    }

    func beginEditing() {
        isEditing = true
    }
}

final class SettingsViewController: CodedViewController {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
        super.init()
        title = "Settings"
    }

    override func viewDidLoad() {
        tracker.track("settings")
    }
}
