#if !canImport(UIKit)
    public import Foundation

    /// The content of a cell as a value, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
    @MainActor public protocol UIContentConfiguration {
        /// Returns a view that shows the configuration, and can be given others later.
        func makeContentView() -> any UIView & UIContentView
        /// Returns the configuration for a state of the cell, for example selected.
        func updated(for state: any UIConfigurationState) -> Self
    }

    /// The state of a cell, as in UIKit. Headless, none is passed to a configuration.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol
    @MainActor public protocol UIConfigurationState {}

    /// A view that shows a configuration, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
    @MainActor public protocol UIContentView: NSObjectProtocol {
        /// The configuration that is shown.
        var configuration: any UIContentConfiguration { get set }
    }
#endif
