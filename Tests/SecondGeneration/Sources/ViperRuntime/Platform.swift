// Whoever imports ViperRuntime sees view controllers: UIKit's own where there is UIKit, the headless ones elsewhere.
// Foundation comes along in both cases, because UIKit re-exports it.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import Foundation
@_exported public import ViperHeadless
#endif
