import Core

func usePublishers() async throws {
    let mock = MockFeed()
    var heard: [Int] = []
    mock.items.sink { heard = $0 }
    mock.itemsSubject.send([1, 2])
    precondition(heard == [1, 2])
    precondition(mock.events === mock.eventsSubject)
    mock.loadReturnValue = Single()
    _ = mock.load()
}
