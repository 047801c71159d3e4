import Core

func useParameters() async throws {
    let mock = MockPress()
    var number = 3
    mock.changeClosure = { $0 += $1 }
    mock.change(&number, by: 2)
    precondition(number == 5 && mock.changeReceivedArguments?.number == 3)
    mock.sumClosure = { $0.reduce(0, +) }
    precondition(mock.sum(1, 2, 3) == 6 && mock.sumReceivedNumbers == [1, 2, 3])
    mock.unwrapReturnValue = "x"
    precondition(mock.unwrap(nil) == "x")
    mock.pairReturnValue = (3, "a")
    precondition(mock.pair((1, 2)).sum == 3 && mock.pairReceivedPair?.y == 2)
    mock.unnamed(1, "b")
    precondition(mock.unnamedReceivedArguments?.argument2 == "b")
    precondition(mock.maybe(nil) == nil)
    mock.unstubbedReturnValue = 2
    precondition(mock.unstubbed(1, unstubbed: 2) == 2)
    let essay = MockEssay()
    essay.keep {
        "a"
        "b"
    }
    precondition(essay.keepReceivedContent?() == ["a", "b"])
    essay.bodyReturnValue = 2
    precondition(essay.body { "a" } == 2)
    let register = MockRegisterRows()
    register.show {
        1
        2
    }
    precondition(register.showReceivedRows?() == [1, 2])
    mock.list(1, 2)
    precondition(mock.listReceivedArguments?.listClosure == 1)
}
