/// @mockable
public protocol Profile {
    var name: String { get }
    var nickname: String? { get set }
    var tags: [String] { get set }
    var scores: [String: Int] { get }
    var age: Int { get set }
    var onChange: (() -> Void)? { get set }
    var transform: (Int) -> String { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var delegate: AnyObject! { get set }
    var bytes: Int { get throws }
    var remote: String { get async throws }
}

/// A method whose calls would be counted under the same name.
/// @mockable
public protocol Gauge {
    var level: Int { get set }
    func levelSet()
}
