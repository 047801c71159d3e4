/// @mockable
public protocol Runner {
    func now(_ body: () -> Void)
    func later(_ body: @escaping () -> Void)
    func elsewhere(_ body: @escaping @Sendable (Int) async throws -> String)
    func onMain(_ body: @escaping @MainActor () -> Void)
    func maybe(_ body: (() -> Void)?, then next: ((Result<Int, any Error>) -> Void)?)
    func nested(_ body: @escaping ((Int) -> Void) -> Void)
    func log(_ message: @autoclosure () -> String)
    func keep(_ message: @autoclosure @escaping () -> String)
    func make() -> () -> Int
    func factory() -> (@Sendable (String) -> Int)?
    func both(_ first: @escaping () -> Void, _ second: () -> Int) -> Int
}
