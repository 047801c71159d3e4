// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
// swift-format-ignore-file

// MARK: - Strings

// swiftlint:disable explicit_type_interface function_parameter_count identifier_name line_length
public enum L10n {
  public enum About {
    /// About Ferry
    public static let title = L10n.tr("about.title", fallback: "About Ferry")
  }
  public enum Delay {
    /// %d minutes late
    public static func title(_ p1: Int) -> String {
      return L10n.tr("delay.title", fallback: "\(p1) minutes late")
    }
  }
  public enum Menu {
    /// What's cooking
    public static let title = L10n.tr("menu.title", fallback: "What's cooking")
  }
}

extension L10n {
  private static func tr(_ key: String, fallback value: String) -> String {
    return value
  }
}
// swiftlint:enable all
