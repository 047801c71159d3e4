// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Toolbox",
    products: [.library(name: "Toolbox", targets: ["Toolbox"])],
    targets: [.target(name: "Toolbox")]
)
