import Foundation

// sourcery: AutoMockable
protocol AppLocking {
    var isLocked: Bool { get }
    var attempts: [Date] { get set }
    var timeout: TimeInterval { get set }
    func lock()
    func unlock(with code: String, completion: @escaping (Bool) -> Void)
    func canUnlock() -> Bool
}
