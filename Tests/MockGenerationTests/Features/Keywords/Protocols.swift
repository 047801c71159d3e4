/// @mockable
public protocol Words {
    var `default`: Int { get }
    var `class`: String? { get set }
    func `repeat`(_ times: Int)
    func `in`(for where: Int, in inside: String)
    func move(for: Int, while: Bool) -> `Type`
    func `init`()
    func with(`self`: Int, `inout`: Int, `let`: Int)
    var description: String { get }
    func value(newValue: Int, state: Int, error: Int)
}

public struct `Type` { public init() {} }
