import Core

func useActors() async throws {
    let mock = MockVault()
    mock.putReturnValue = true
    let put = await mock.put(3)
    precondition(put && mock.putReceivedNumber == 3)
    mock.underlyingSize = 4
    let size = await mock.size
    precondition(size == 4)
    mock.underlyingId = 5
    precondition(mock.id == 5)
    mock.describeReturnValue = "d"
    precondition(mock.describe() == "d")
    mock.keepClosure = { _ in 2 }
    let kept = await mock.keep(Draft())
    precondition(kept == 2)
    precondition(MockVault(name: "n").initReceivedName == "n")
}
