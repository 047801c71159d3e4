@testable import Core

func useAccessLevels() async throws {
    let mock = MockPrivate()
    mock.plainReturnValue = 3
    precondition(mock.plain() == 3)
    let packaged = MockPackaged()
    packaged.packReturnValue = 1
    precondition(packaged.pack() == 1)
    let rack: any Cellar.WineRack = MockWineRack()
    rack.store(Cellar.Wine())
    precondition(MockBarrel().fill(Cellar.Wine()).isEmpty)
    let chest = MockChest()
    chest.openReturnValue = 2
    precondition(chest.open() == 2)
}
