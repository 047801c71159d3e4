import Foundation

// sourcery: AutoMockable
@MainActor protocol Routing: AnyObject {
    var parent: (any Routing)? { get set }
    var depth: Int { get }
    func present(_ screen: String, animated: Bool)
    func dismiss(animated: Bool, completion: (() -> Void)?)
    func handle(url: URL) -> Bool
}

// sourcery: AutoMockable
protocol StyleMaking {
    init(style: Int)
    subscript(name: String) -> Int { get }
    func make() -> Result<Int, any Error>
}
