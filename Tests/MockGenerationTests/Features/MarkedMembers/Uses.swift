import Core

private final class HeadChef: Chef {}

func useMarkedMembers() async throws {
    let stove = MockBurner()
    do {
        let chef = HeadChef()
        stove.cook = chef
        precondition(stove.cook === chef)
    }
    precondition(stove.cook == nil && stove.cookSetCallsCount == 1)
    stove.boil(2)
    precondition(stove.boilReceivedLitres == 2)

    let pot = MockPot()
    precondition(pot.levelsSubject.value == 0)
    var heard: [String] = []
    pot.levels.sink { heard.append("\($0)") }
    pot.names.sink { heard.append($0 ?? "-") }
    pot.others.sink { heard.append($0.name) }
    pot.levelsSubject.send(3)
    pot.name = "Miso"
    pot.underlyingBroth = Broth(name: "Dashi")
    precondition(heard == ["3", "Miso", "Dashi"] && pot.nameSetCallsCount == 1)

    let thermometer = MockThermometer()
    precondition(thermometer.heatSubject.value == 0 && thermometer.heat === thermometer.heatSubject)
    precondition(thermometer.alarms === thermometer.alarmsSubject)
}
