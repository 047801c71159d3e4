public import Foundation

/// https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol
@MainActor @preconcurrency
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    public struct TextProperties: Hashable, Sendable {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var adjustsFontForContentSizeCategory = true
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// https://developer.apple.com/documentation/uikit/uilistcontentview
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    open var configuration: any UIContentConfiguration
}
