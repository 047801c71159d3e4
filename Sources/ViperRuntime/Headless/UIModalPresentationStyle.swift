#if !canImport(UIKit)
    /// How a controller is presented, as in UIKit.
    public enum UIModalPresentationStyle: Int, Sendable {
        case fullScreen = 0
        case pageSheet = 1
        case formSheet = 2
        case currentContext = 3
        case custom = 4
        case overFullScreen = 5
        case overCurrentContext = 6
        case popover = 7
        case none = -1
        case automatic = -2

        /// Whether the presenting controller's view leaves the screen. Where the system chooses (`automatic`), it is a sheet.
        var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

        /// Whether a controller that `definesPresentationContext` presents instead of the outermost container.
        var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
    }

    /// How a presentation is animated, as in UIKit. Headless, it makes no difference.
    public enum UIModalTransitionStyle: Int, Sendable {
        case coverVertical = 0
        case flipHorizontal = 1
        case crossDissolve = 2
        case partialCurl = 3
    }
#endif
