/// A module of the platform, or of the runtime, that the name of a type gives away.
public enum KnownModule: String, Hashable, Sendable, CaseIterable {
    /// Needs no import.
    case standardLibrary = "Swift"
    case foundation = "Foundation"
    /// What Foundation holds on Apple's platforms and `FoundationNetworking` elsewhere: `URLSession`, `URLRequest`, ….
    case foundationNetworking = "FoundationNetworking"
    case dispatch = "Dispatch"
    case uiKit = "UIKit"
    case viperRuntime = "ViperRuntime"
    /// A product of the runtime's package. Of its types only the service is known by name alone.
    case viperImages = "ViperImages"
    case avFoundation = "AVFoundation"
    case avKit = "AVKit"
    case cloudKit = "CloudKit"
    case combine = "Combine"
    case contacts = "Contacts"
    case coreBluetooth = "CoreBluetooth"
    case coreData = "CoreData"
    case coreGraphics = "CoreGraphics"
    case coreLocation = "CoreLocation"
    case coreMotion = "CoreMotion"
    case eventKit = "EventKit"
    case healthKit = "HealthKit"
    case mapKit = "MapKit"
    case photos = "Photos"
    case photosUI = "PhotosUI"
    case quartzCore = "QuartzCore"
    case safariServices = "SafariServices"
    case storeKit = "StoreKit"
    case userNotifications = "UserNotifications"
    case webKit = "WebKit"

    /// The module that is known to declare a type of that name; `nil` for all others.
    ///
    /// For example: `URL` is in `foundation`, `UIImage` in `uiKit`.
    public static func declaring(_ typeName: String) -> KnownModule? {
        PlatformType.named(typeName)?.module ?? (hasUIKitPrefix(typeName) ? .uiKit : nil)
    }

    /// Whether only code on the main actor can make a value of the platform's type of that name.
    ///
    /// For example: `UIView`, but not `UIColor`.
    public static func keepsOnMainActor(_ typeName: String) -> Bool {
        PlatformType.named(typeName)?.isOnMainActor == true
    }

    private static func hasUIKitPrefix(_ name: String) -> Bool {
        guard name.utf8.starts(with: "UI".utf8), let third = name.dropFirst(2).first else { return false }
        return third.isUppercase && name.contains { $0.isLowercase }
    }
}

extension TypeShape {
    /// The root names that no known module declares, each once, in the order of the text.
    var customNames: [String] {
        var seen: Set<String> = []
        let roots = namedPaths.filter { KnownModule.declaring($0) == nil }.compactMap(\.first?.name)
        return roots.filter { seen.insert($0).inserted }
    }
}

extension KnownModule {
    /// `Foundation.URL` and `URL` are both Foundation's.
    static func declaring(_ path: [TypeShape.Segment]) -> KnownModule? {
        guard let root = path.first?.name else { return nil }
        if path.count > 1, let module = KnownModule(rawValue: root) { return module }
        return declaring(root)
    }
}

extension [TypeShape.Segment] {
    /// `Int` of `Swift.Int`, `URL` of `Foundation.URL`.
    var withoutKnownModule: [TypeShape.Segment] {
        guard count > 1, let first, first.arguments.isEmpty, KnownModule(rawValue: first.name) != nil else {
            return self
        }
        return Array(dropFirst())
    }

    /// What is known of the type of that path; `nil` for members of types and for what isn't the platform's.
    var platformType: PlatformType? {
        let path = withoutKnownModule
        let name = path.count == 1 ? path[0].name : path.map(\.name).joined(separator: ".")
        guard let type = PlatformType.named(name) else { return nil }
        return count == path.count || first?.name == type.module.rawValue ? type : nil
    }
}
