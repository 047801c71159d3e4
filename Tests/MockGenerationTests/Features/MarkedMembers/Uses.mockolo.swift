import Core

private final class HeadChef: Chef {}

func useMarkedMembers() async throws {
    let stove = BurnerMock()
    do {
        let chef = HeadChef()
        stove.cook = chef
        precondition(stove.cook === chef)
    }
    precondition(stove.cook == nil && stove.cookSetCallCount == 1)
    stove.boil(2)
    precondition(stove.boilArgValues == [2])

    let pot = PotMock()
    precondition(pot.levelsSubject.value == 0)
    var heard: [String] = []
    pot.levels.sink { heard.append("\($0)") }
    pot.names.sink { heard.append($0 ?? "-") }
    pot.others.sink { heard.append($0.name) }
    pot.levelsSubject.send(3)
    pot.name = "Miso"
    pot.broth = Broth(name: "Dashi")
    precondition(heard == ["3", "Miso", "Dashi"] && pot.nameSetCallCount == 1)

    let thermometer = ThermometerMock()
    precondition(thermometer.heatSubject.value == 0 && thermometer.heat === thermometer.heatSubject)
    precondition(thermometer.alarms === thermometer.alarmsSubject)
}
