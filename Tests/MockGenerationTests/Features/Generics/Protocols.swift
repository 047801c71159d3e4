public protocol Shape { var area: Double { get } }
public class Box { public init() {} }

/// @mockable
public protocol Coder {
    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
    func encode<T>(_ value: T) -> String where T: Encodable
    func map<Input, Output>(_ input: [Input], _ transform: (Input) -> Output) -> [Output]
    func keep<T>(_ body: @escaping (T) -> Void, first: T?)
    func draw(_ shape: some Shape, on canvas: any Shape)
    func wrap<B: Box>(_ box: B) -> B
    func count<S: Sequence>(_ items: S) -> Int where S.Element == Int
    func all(_ items: some Sequence<Int>)
    func merge<T: Hashable & Sendable>(_ a: T, _ table: [String: T]) -> T?
    func pack<each Item>(_ item: repeat each Item) -> Int
    func packSome<each Item>(_ item: repeat (each Item)?)
}
