#if !canImport(UIKit)
    public import Foundation

    /// What a cell shows, as a value, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
    @MainActor public protocol UIContentConfiguration {
        /// A view that shows the configuration, and others that it is given later.
        func makeContentView() -> any UIView & UIContentView
        /// The configuration in a state of the cell, for example selected.
        func updated(for state: any UIConfigurationState) -> Self
    }

    /// The state that a cell is in, as in UIKit. Headless, none is handed to a configuration.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol
    @MainActor public protocol UIConfigurationState {}

    /// A view that shows a configuration, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
    @MainActor public protocol UIContentView: NSObjectProtocol {
        /// What is shown.
        var configuration: any UIContentConfiguration { get set }
    }
#endif
