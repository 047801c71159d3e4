import Foundation
import Observation
import Testing
import ViperRuntime

private nonisolated struct Box { var value = 0 }
private nonisolated final class Player: Sendable {}

private nonisolated struct Shown {
    var title = "Shop"
    var count = 0
    var box = Box()
    var player = Player()
    /// Named as what the data source keeps for itself.
    var fields = ["title"]
}

/// The fields that were observed to change.
private nonisolated final class Changes: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    var all: Set<String> { lock.withLock { Set(names) } }
    func add(_ name: String) { lock.withLock { names.append(name) } }
}

@MainActor @Suite struct SceneDataSourceTests {
    private let dataSource = SceneDataSource(Shown())
    private let changes = Changes()

    private func observe<Value>(_ name: String, _ read: @MainActor () -> Value) {
        withObservationTracking {
            _ = read()
        } onChange: { [changes] in
            changes.add(name)
        }
    }

    @Test func onlyWhatReadsAChangedFieldIsDrawnAgain() {
        observe("title") { dataSource.title }
        observe("count") { dataSource.count }
        dataSource.render(Shown(count: 1))
        #expect(changes.all == ["count"])
        #expect(dataSource.count == 1)
        #expect(dataSource.fields == ["title"])
    }

    @Test func anEqualStateDrawsNothing() {
        observe("title") { dataSource.title }
        observe("fields") { dataSource.fields }
        dataSource.render(Shown())
        #expect(changes.all.isEmpty)
    }

    @Test func whatCannotBeComparedIsDrawnEachTime() {
        observe("box") { dataSource.box }
        observe("value") { dataSource.box.value }
        observe("title") { dataSource.title }
        dataSource.render(Shown())
        #expect(changes.all == ["box", "value"])
    }

    @Test func anotherObjectIsAChangeAndTheSameOneIsNone() {
        let player = Player()
        let dataSource = SceneDataSource(Shown(player: player))
        observe("player") { dataSource.player }
        dataSource.render(Shown(count: 1, player: player))
        #expect(changes.all.isEmpty)
        dataSource.render(Shown(count: 1, player: Player()))
        #expect(changes.all == ["player"])
    }

    @Test func eachReadIsObservedAnew() {
        observe("first") { dataSource.count }
        dataSource.render(Shown(count: 1))
        observe("second") { dataSource.count }
        dataSource.render(Shown(count: 2))
        #expect(changes.all == ["first", "second"])
    }
}
