import ViperRuntime

final class OldSettingsViewController: UIViewController {}

final class LegacyActivityLogger: Sendable {
    static let shared = LegacyActivityLogger()
}

final class OldHelpViewController: UIViewController {}
