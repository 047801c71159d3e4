/// @mockable
@available(macOS 10.15, iOS 13, *)
public protocol Modern {
    @available(macOS 12, iOS 15, *)
    func fresh(_ number: Int) -> Int
    @available(*, deprecated, message: "use fresh")
    func stale()
    @available(macOS 12, iOS 15, *)
    var newest: String { get }
}
