// swift-format-ignore-file
// Import this instead of UIKit, so that the tests run on Linux.
#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import ViperRuntime
#endif
