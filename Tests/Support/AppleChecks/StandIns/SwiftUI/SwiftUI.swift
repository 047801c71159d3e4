// SwiftUI re-exports Foundation's names and the types of `#Preview`. It shows Combine's types as well, but with
// MemberImportVisibility not their members: emitted code has to import Combine, and so nothing of it is shown here.
// https://developer.apple.com/documentation/swiftui
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
