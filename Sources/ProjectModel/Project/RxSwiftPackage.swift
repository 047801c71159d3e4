extension ExternalPackage {
    /// The products that scenes bound by RxSwift need.
    public static let rxSwiftProducts = ["RxSwift", "RxRelay", "RxCocoa"]

    private static let rxSwiftAddress = "https://github.com/ReactiveX/RxSwift"

    /// RxSwift, if the team doesn't list it: on Apple's platforms, which its RxCocoa is for.
    fileprivate static let rxSwift = ExternalPackage(
        name: "RxSwift",
        source: .url(rxSwiftAddress, .from("6.9.0")),
        products: rxSwiftProducts,
        platforms: [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS]
    )
}

extension Project {
    /// Adds RxSwift to the project, unless the team lists it; then only missing products are added.
    mutating func addRxSwift() {
        guard let position = packages.firstIndex(where: { $0.identity.lowercased() == "rxswift" }) else {
            packages.append(.rxSwift)
            return
        }
        let listed = Set(packages.flatMap(\.products))
        packages[position].products += ExternalPackage.rxSwiftProducts.filter { !listed.contains($0) }
    }
}

extension Scene {
    /// True if RxSwift's drivers feed its view.
    public var isDriven: Bool { style.hasDataSource && binding == .rx }
}
