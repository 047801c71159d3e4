extension ExternalPackage {
    /// What scenes that are bound by RxSwift need of it.
    public static let rxSwiftProducts = ["RxSwift", "RxRelay", "RxCocoa"]

    private static let rxSwiftAddress = "https://github.com/ReactiveX/RxSwift"

    /// RxSwift, where the team doesn't list it: on Apple's platforms, as its RxCocoa is for them.
    fileprivate static let rxSwift = ExternalPackage(
        name: "RxSwift",
        source: .url(rxSwiftAddress, .from("6.9.0")),
        products: rxSwiftProducts,
        platforms: [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS]
    )
}

extension Project {
    /// Sees to it that the project has RxSwift, in the version that the team lists where it lists one.
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
    /// Whether RxSwift's drivers feed its view.
    public var isDriven: Bool { style.hasDataSource && binding == .rx }
}
