import Core

private struct Square: Shape { var area: Double { 4 } }

func useGenerics() async throws {
    let mock = MockCoder()
    mock.decodeReturnValue = 5
    let decoded = try mock.decode(Int.self, from: "x")
    precondition(decoded == 5)
    precondition(mock.decodeReceivedArguments?.text == "x")
    mock.encodeClosure = { "\($0)" }
    precondition(mock.encode(3) == "3")
    mock.mapClosure = { items, transform in items.map { transform($0) } }
    precondition(mock.map([1, 2]) { "\($0)" } == ["1", "2"])
    mock.keep({ (value: Int) in }, first: 3)
    precondition(mock.keepReceivedArguments?.first as? Int == 3)
    mock.draw(Square(), on: Square())
    precondition(mock.drawReceivedArguments?.shape.area == 4)
    let box = Box()
    mock.wrapReturnValue = box
    precondition(mock.wrap(box) === box)
    mock.countReturnValue = 2
    precondition(mock.count([1]) == 2)
    precondition(mock.merge("a", [:]) == nil)
    mock.mergeReturnValue = "b"
    precondition(mock.merge("a", [:]) == "b")
    mock.packReturnValue = 1
    precondition(mock.pack(1, "a") == 1 && mock.packReceivedItem?.count == 2)
}
