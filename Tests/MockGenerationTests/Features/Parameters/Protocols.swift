/// @mockable
public protocol Press {
    func change(_ number: inout Int, by step: Int)
    func sum(_ numbers: Int...) -> Int
    func unwrap(_ text: String!) -> String!
    func pair(_ pair: (x: Int, y: Int)) -> (sum: Int, text: String)
    func unnamed(_: Int, _: String)
    func maybe(_ value: Int??) -> Int?
    func kind(_ type: Any.Type, _ protocols: [any Sendable.Type])
    func result(_ result: Result<[Int], any Error>)
    func unstubbed(_ mockState: Int, unstubbed: Int) -> Int
    func list(_ listClosure: Int, _ listCallsCount: Int)
}
