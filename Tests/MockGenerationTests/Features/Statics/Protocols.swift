/// @mockable
public protocol Factory {
    static func build(_ size: Int) -> String
    static var shared: Int { get set }
    static var name: String? { get }
    func plain()
}

/// @mockable
@MainActor public protocol Theme {
    static func apply(_ name: String)
    static var current: String { get }
}
