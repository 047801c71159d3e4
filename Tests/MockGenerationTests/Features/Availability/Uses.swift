import Core

func useAvailability() async throws {
    let mock = MockModern()
    mock.freshReturnValue = 2
    precondition(mock.fresh(1) == 2)
}
