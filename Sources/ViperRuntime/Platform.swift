// Whoever imports ViperRuntime sees view controllers: UIKit's own where there is UIKit, the headless ones elsewhere.
// Foundation comes along in both cases, because UIKit re-exports it.
#if canImport(UIKit)
    @_exported public import UIKit
    #if canImport(SafariServices)
        @_exported public import SafariServices
    #endif
#else
    @_exported public import Foundation
#endif
