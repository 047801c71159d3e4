public final class Sheet { public init() {} }

@globalActor public actor ImageActor {
    public static let shared = ImageActor()
}

/// @mockable
@MainActor public protocol Presenter: AnyObject {
    var title: String { get set }
    func show(_ page: Sheet)
    func load(_ page: Sheet) async throws -> Sheet
    func close(_ done: @escaping () -> Void)
    nonisolated func log(_ text: String)
}

/// @mockable
@MainActor public protocol Simple {
    func show(_ page: Sheet) async
    var title: String? { get }
}

/// @mockable
public protocol Inheriting: Presenter { func more() }

/// @mockable
@ImageActor public protocol Images: Sendable { func decode(_ bytes: [Int]) -> Int }

/// @mockable
public protocol Mixed {
    @MainActor func onMain(_ page: Sheet)
    @MainActor var page: Sheet? { get }
    func anywhere()
}

public protocol Free { func free() -> Int }

/// @mockable
@MainActor public protocol Bound: Free { func bound() }
