import Foundation
import Observation
import Testing
import ViperRuntime

private nonisolated struct Box { var value = 0 }

private nonisolated struct Screen {
    var title = "Shop"
    var count = 0
    var box = Box()
}

/// Which fields were observed to change.
private nonisolated final class Changes: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    var all: [String] { lock.withLock { names } }
    func add(_ name: String) { lock.withLock { names.append(name) } }
}

@MainActor
@Suite
struct DataSourceTests {
    private let dataSource = DataSource(Screen())
    private let changes = Changes()

    private func observe<Value>(_ name: String, _ read: @MainActor () -> Value) {
        withObservationTracking {
            _ = read()
        } onChange: { [changes] in
            changes.add(name)
        }
    }

    @Test func onlyWhatHasReadAFieldThatChangedIsDrawnAnew() {
        observe("title") { dataSource.title }
        observe("count") { dataSource.count }
        var screen = Screen()
        screen.count = 1
        dataSource.render(screen)
        #expect(changes.all == ["count"] && dataSource.count == 1)
    }

    @Test func anEqualStateDrawsNothing() {
        observe("title") { dataSource.title }
        dataSource.render(Screen())
        #expect(changes.all == [])
    }

    @Test func whatCannotBeComparedIsDrawnEachTime() {
        observe("box") { dataSource.box }
        observe("value") { dataSource.box.value }
        dataSource.render(Screen())
        #expect(Set(changes.all) == ["box", "value"])
    }
}
