// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Marquee",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Marquee", targets: ["Marquee"])],
    targets: [
        .target(name: "UIKit"),
        .target(name: "MarqueeCore", dependencies: ["UIKit"]),
        .target(name: "Films", dependencies: ["MarqueeCore", "UIKit"]),
        .target(name: "Tickets", dependencies: ["MarqueeCore", "UIKit"]),
        .target(name: "Marquee", dependencies: ["Films", "MarqueeCore", "Tickets", "UIKit"]),
        .testTarget(name: "MarqueeTests", dependencies: ["Films", "Marquee", "MarqueeCore", "Tickets", "UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
