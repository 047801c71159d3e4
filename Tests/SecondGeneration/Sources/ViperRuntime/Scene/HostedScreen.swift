#if canImport(UIKit)
public import SwiftUI
import UIKit

/// A screen that SwiftUI draws: a `UIHostingController` itself, so that `.navigationTitle`, `.toolbar` and `.searchable`
/// belong to the screen on the stack.
public final class HostedScreen<State, Content: View>: UIHostingController<Content>, SceneView {
    public let dataSource: DataSource<State>
    private let events: any SceneLifecycle
    private let titleOf: ((State) -> String)?

    /// - Parameters:
    ///   - presenter: Gets the lifecycle events. The screen retains it.
    ///   - title: The title of a state. It is set before the screen is pushed, which a view's `.navigationTitle` isn't.
    ///   - content: The view.
    public init(
        _ state: State,
        presenter: any SceneLifecycle,
        title: ((State) -> String)? = nil,
        content: (DataSource<State>) -> Content
    ) {
        dataSource = DataSource(state)
        events = presenter
        titleOf = title
        super.init(rootView: content(dataSource))
        if let title { self.title = title(state) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public func render(_ state: State) {
        dataSource.render(state)
        if let titleOf, title != titleOf(state) { title = titleOf(state) }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        events.viewDidLoad()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.viewWillAppear()
    }
}
#else
/// A screen that SwiftUI draws where there is UIKit. Here it has no view, but its title and its events.
public final class HostedScreen<State>: UIViewController, SceneView {
    public let dataSource: DataSource<State>
    private let events: any SceneLifecycle
    private let titleOf: ((State) -> String)?

    public init(
        _ state: State,
        presenter: any SceneLifecycle,
        title: ((State) -> String)? = nil,
        content: (DataSource<State>) -> Void
    ) {
        dataSource = DataSource(state)
        events = presenter
        titleOf = title
        super.init(nibName: nil, bundle: nil)
        self.title = title?(state)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public func render(_ state: State) {
        dataSource.render(state)
        if let titleOf { title = titleOf(state) }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        events.viewDidLoad()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.viewWillAppear()
    }
}
#endif
