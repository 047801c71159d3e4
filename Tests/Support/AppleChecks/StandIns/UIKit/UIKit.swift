// UIKit re-exports Foundation, and the types of `#Preview`.
// https://developer.apple.com/documentation/uikit
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
