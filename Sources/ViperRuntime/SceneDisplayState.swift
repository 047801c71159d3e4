#if canImport(UIKit)
    public import UIKit
#endif

/// A state that a scene's screen can be opened in, for sandboxes.
///
/// Generated code lists those of a scene. For example: `KaimonoCartViewBuilder.displayStates(environment: environment)`.
@MainActor public struct SceneDisplayState {
    /// As the scene's spec has it. For example: `empty`.
    public let name: String

    private let make: () -> UIViewController

    /// - Parameters:
    ///   - name: As the scene's spec has it.
    ///   - make: Makes a screen that shows the state.
    public init(name: String, make: @escaping () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// A new screen in that state.
    public func makeViewController() -> UIViewController { make() }
}

extension SceneDisplayState {
    /// What is made by `make`, with a state that it begins with instead of the one that its scene starts in.
    ///
    /// For example:
    ///
    ///     let presenter = SceneDisplayState.starting(from: KaimonoCartPreviews.empty) {
    ///         KaimonoCartPresenter(descriptor: descriptor, view: view, interactor: interactor, wireframe: wireframe)
    ///     }
    public static func starting<State, Made>(from state: State, make: () -> Made) -> Made {
        DisplayedStart.$current.withValue(DisplayedStart(state: state)) { make() }
    }

    /// The state that what is being made begins with; `nil` unless that is of this type.
    nonisolated public static func start<State>(as type: State.Type) -> State? {
        DisplayedStart.current?.state as? State
    }
}

/// A state, while something is made that begins with it: it is read by the thread that makes it.
private struct DisplayedStart: @unchecked Sendable {
    @TaskLocal static var current: DisplayedStart?

    let state: Any
}
