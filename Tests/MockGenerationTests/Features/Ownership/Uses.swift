import Core

func useOwnership() async throws {
    let mock = MockOwner()
    mock.lookReturnValue = 3
    precondition(mock.look("abc") == 3 && mock.lookReceivedText == "abc")
    mock.take([1])
    precondition(mock.takeReceivedText == [1])
    let token = Token()
    mock.borrow(token)
    precondition(mock.borrowCallsCount == 1)
    mock.hand(Token())
    mock.weighReturnValue = 6
    precondition(mock.handCallsCount == 1 && mock.weigh(Token()) == 6)
    mock.useClosure = { (_: consuming Token) in 4 }
    let used = mock.use(token)
    precondition(used == 4)
    mock.againClosure = { (try? $0()) ?? 0 }
    precondition(mock.again { 5 } == 5)
    try useMint()
}

func useMint() throws {
    let mint = MockMint()
    mint.coinClosure = { Token() }
    _ = mint.coin()
    mint.dieClosure = { Token() }
    _ = mint.die
    precondition(mint.coinCallsCount == 1 && mint.dieCallsCount == 1)
    let found = try mint.find() == nil
    precondition(found)
    var token = Token()
    mint.change(&token, by: 2)
    precondition(mint.changeReceivedCount == 2)
    let numbers = [1, 2]
    mint.scanClosure = { span, limit in span.count + limit }
    precondition(mint.scan(numbers.span, limit: 1) == 3 && mint.scanReceivedLimit == 1)
}
