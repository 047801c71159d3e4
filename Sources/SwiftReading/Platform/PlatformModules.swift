/// The modules of the platform, of the runtime and of common packages: a team's module can't have these names, and a
/// type may be qualified with them.
public enum PlatformModules {
    /// The modules that aren't Apple's alone: of Swift, of packages, or of the runtime.
    public static let everywhere: Set<String> = [
        "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "Observation", "OpenCombine", "RegexBuilder",
        "RxCocoa", "RxRelay", "RxSwift", "Swift", "Synchronization", "Testing", "ViperImages", "ViperIssues",
        "ViperRuntime", "ViperTesting", "XCTest",
    ]

    public static let names: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AppKit", "CloudKit", "Combine", "Contacts",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML",
        "CoreMotion", "CoreText", "CryptoKit", "Darwin", "DeveloperToolsSupport", "Dispatch", "Distributed", "EventKit",
        "Foundation", "FoundationEssentials", "FoundationNetworking", "GameKit", "Glibc", "HealthKit", "MapKit",
        "MessageUI", "Metal", "Network", "NaturalLanguage", "OSLog", "ObjectiveC", "Observation", "OpenCombine",
        "PackageDescription", "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RegexBuilder", "RxCocoa",
        "RxRelay", "RxSwift", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "Swift", "SwiftData",
        "SwiftUI", "Synchronization", "Testing", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "ViperImages",
        "ViperIssues", "ViperRuntime", "ViperTesting", "Vision", "WebKit", "WidgetKit", "XCTest", "os",
    ]
}
