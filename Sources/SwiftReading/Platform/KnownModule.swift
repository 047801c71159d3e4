/// A module of the platform or the runtime that a type's name implies.
public enum KnownModule: String, Hashable, Sendable, CaseIterable {
    /// The standard library, which needs no import.
    case standardLibrary = "Swift"
    case foundation = "Foundation"
    /// Types that are in Foundation on Apple's platforms and in `FoundationNetworking` elsewhere: `URLSession`,
    /// `URLRequest`, ….
    case foundationNetworking = "FoundationNetworking"
    case dispatch = "Dispatch"
    case uiKit = "UIKit"
    case viperRuntime = "ViperRuntime"
    /// A product of the runtime's package. Only its service is known by name.
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

    /// Returns the module that declares a type of that name; `nil` if it isn't known.
    ///
    /// For example: `URL` is in `foundation`, `UIImage` in `uiKit`.
    public static func declaring(_ typeName: String) -> KnownModule? {
        PlatformType.named(typeName)?.module ?? (hasUIKitPrefix(typeName) ? .uiKit : nil)
    }

    /// Returns true if only code on the main actor can create a value of the platform type.
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
    /// Returns the module of a type: `Foundation.URL` and `URL` are both Foundation's.
    static func declaring(_ path: [TypeShape.Segment]) -> KnownModule? {
        guard let root = path.first?.name else { return nil }
        if path.count > 1, let module = KnownModule(rawValue: root) { return module }
        return declaring(root)
    }
}

extension [TypeShape.Segment] {
    /// The path without its known module: `Int` of `Swift.Int`, `URL` of `Foundation.URL`.
    var withoutKnownModule: [TypeShape.Segment] {
        guard count > 1, let first, first.arguments.isEmpty, KnownModule(rawValue: first.name) != nil else {
            return self
        }
        return Array(dropFirst())
    }

    /// The facts about the type of that path; `nil` for members of types and for types that aren't the platform's.
    var platformType: PlatformType? {
        let path = withoutKnownModule
        let name = path.count == 1 ? path[0].name : path.map(\.name).joined(separator: ".")
        guard let type = PlatformType.named(name) else { return nil }
        return count == path.count || first?.name == type.module.rawValue ? type : nil
    }
}
