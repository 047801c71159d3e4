@testable import Core

func useAccessLevels() async throws {
    let mock = MockPrivate()
    mock.plainReturnValue = 3
    precondition(mock.plain() == 3)
    let packaged = MockPackaged()
    packaged.packReturnValue = 1
    precondition(packaged.pack() == 1)
}
