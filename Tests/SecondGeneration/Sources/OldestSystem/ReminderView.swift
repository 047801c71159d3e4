#if canImport(UIKit)
import SwiftUI
import ViperRuntime

/// The state of a scene whose app runs on iOS 15 and 16, too.
nonisolated struct ReminderState {
    var isOn = false
    var saving = ActionStatus.idle
}

@MainActor
protocol ReminderPresenterContract: SceneLifecycle {
    func didChangeIsOn(isOn: Bool)
}

/// There, a view observes its data source as a whole.
struct ReminderView: View {
    @ObservedObject var dataSource: DataSource<ReminderState>
    let presenter: any ReminderPresenterContract

    var body: some View {
        Toggle("Daily", isOn: dataSource.binding(\.isOn) { presenter.didChangeIsOn(isOn: $0) })
            .disabled(dataSource.saving.isRunning)
    }
}

@MainActor
enum ReminderViewBuilder {
    static func screen(
        showing state: ReminderState,
        presenter: any ReminderPresenterContract
    ) -> some UIViewController & SceneView<ReminderState> {
        HostedScreen(state, presenter: presenter, title: { $0.isOn ? "On" : "Off" }) { dataSource in
            ReminderView(dataSource: dataSource, presenter: presenter)
        }
    }
}
#endif
