import ViperIssues
public import ViperRuntime

/// Tests of a scene's display states.
@MainActor public enum DisplayStates {
    /// Builds and loads each screen of a preview, makes it appear, and has it draw. A preview that would crash ends the run.
    ///
    /// Records an issue of the running test for two states that look the same, unless nothing can be seen of any.
    /// For example: `DisplayStates.check(ShopDetailViewBuilder.displayStates(environment: StubbableEnvironment()))`.
    public static func check(_ states: [SceneDisplayState], file: StaticString = #fileID, line: UInt = #line) {
        var seen: [(name: String, drawing: ScreenDrawing)] = []
        for state in states {
            let screen = state.makeViewController()
            screen.loadViewIfNeeded()
            screen.beginAppearanceTransition(true, animated: false)
            screen.endAppearanceTransition()
            let drawing = ScreenDrawing(of: screen)
            if let twin = seen.first(where: { $0.drawing == drawing && drawing.showsState }) {
                IssueReport.record("'\(state.name)' looks the same as '\(twin.name)'", file: file, line: line)
            }
            seen.append((state.name, drawing))
        }
        if states.isEmpty { IssueReport.record("there are no display states", file: file, line: line) }
    }
}

extension ScreenDrawing {
    /// Without UIKit nothing is seen of a view of SwiftUI but its title.
    fileprivate var showsState: Bool { lines.contains { !$0.hasPrefix("title: ") } }
}
