import Core

/// As with Sourcery's own mocks: closures take whatever a test captures, and mocks have subclasses.
func useSendableTypes() async throws {
    var numbers: [Int] = []
    let client = TracingClientMock()
    client.countClosure = { numbers.append($0) }
    client.loadIdClosure = { id in
        numbers.append(id)
        return "\(id)"
    }
    client.count(1)
    let loaded = try await client.load(id: 2)
    precondition(loaded == "2" && numbers == [1, 2])
    await useSendableTypesOnMainActor()
}

@MainActor private func useSendableTypesOnMainActor() async {
    let counter = Counter()
    let client = ClientMock()
    client.countClosure = { counter.number += $0 }
    client.count(3)
    precondition(counter.number == 3)
}

@MainActor private final class Counter { var number = 0 }

private class TracingClientMock: ClientMock, @unchecked Sendable {}
