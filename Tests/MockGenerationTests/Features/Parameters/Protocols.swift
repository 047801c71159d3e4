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

@resultBuilder public enum LinesBuilder {
    public static func buildBlock(_ lines: String...) -> [String] { lines }
}

/// @mockable
public protocol Essay {
    func body(@LinesBuilder _ content: () -> [String]) -> Int
    func keep(@LinesBuilder content: @escaping () -> [String])
    func later<Value>(@LinesBuilder _ content: @escaping (Value) -> [String], for value: Value)
    func both(@LinesBuilder _ content: @escaping @MainActor () -> [String], other: @escaping @Sendable () -> Void)
    subscript(@LinesBuilder _ content: () -> [String]) -> Int { get }
    @LinesBuilder func lines() -> [String]
}

public enum Register {
    @resultBuilder public enum RowBuilder {
        public static func buildBlock(_ rows: Int...) -> [Int] { rows }
    }

    /// @mockable
    public protocol RegisterRows { func show(@RowBuilder rows: @escaping () -> [Int]) }
}
