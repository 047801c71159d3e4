import Core

func useAssociatedTypes() async throws {
    let mock = MockStore<Int>()
    mock.itemReturnValue = 3
    precondition(mock.item("a") == 3)
    await mock.save(4)
    precondition(mock.saveReceivedItem == 4 && mock.items.isEmpty)
    MockStore<Int>.makeReturnValue = 5
    MockStore<String>.makeReturnValue = "s"
    precondition(MockStore<Int>.make() == 5 && MockStore<String>.make() == "s")
    let source = MockSource()
    source.nextReturnValue = ["a": 1]
    precondition(source.next() == ["a": 1])
    let numbers = MockNumberStore()
    numbers.sumReturnValue = 3
    precondition(numbers.sum() == 3 && numbers.item("") == nil)
    let page = MockPage<Int, [Int]>()
    page.rowsReturnValue = [1]
    precondition(page.rows() == [1])
    let existential: any Page<Int> = page
    existential.collect(2)
    precondition(page.collectReceivedElement == 2)
    let measuring = MockMeasuring<Double>()
    measuring.measureReturnValue = 3
    precondition(measuring.measure(1.5) == 3)
    let stacking = MockStacking()
    stacking.stackReturnValue = 2
    precondition(stacking.stack([1]) == 2)
    let ticketing = MockTicketing<Set<String>>()
    ticketing.issueReturnValue = ["a"]
    ticketing.issuedReturnValue = ["a"]
    precondition(ticketing.issue("a") == ["a"] && ticketing.issued() == ["a"])
    let ranking = MockRanking<[[Int]]>()
    ranking.ranksReturnValue = [[1]]
    precondition(ranking.ranks(above: 1) == [[1]])
    let translating = MockTranslating<UInt8, Character, [Character], CancellationError>()
    translating.underlyingMode = "x"
    translating.mode = "y"
    translating.translateReturnValue = ["a"]
    let translated = try translating.translate(["b"], at: 3)
    precondition(translated == ["a"] && translating.translateCalled && translating.modeSetCallsCount == 1)
    let sharedTranslating = MockSharedTranslating<UInt8>()
    sharedTranslating.line = 3
    sharedTranslating.nextReturnValue = 4
    precondition(sharedTranslating.next(1) == 4 && sharedTranslating.lineSetCallsCount == 1)
    let numbered = MockNumberedPage<[Int]>()
    numbered.collect(3)
    precondition(numbered.collectReceivedElement == 3)
}
