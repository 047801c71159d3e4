#if !canImport(UIKit)
    /// The style of a presentation, as in UIKit.
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

        /// True if the presenting controller's view leaves the screen. If the system chooses (`automatic`), it is a
        /// sheet.
        var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

        /// True if a controller that `definesPresentationContext` presents instead of the outermost container.
        var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
    }

    /// The animation of a presentation, as in UIKit. Headless, it makes no difference.
    public enum UIModalTransitionStyle: Int, Sendable {
        case coverVertical = 0
        case flipHorizontal = 1
        case crossDissolve = 2
        case partialCurl = 3
    }
#endif
