/// A mistake in code for Apple's platforms that a build there would refuse.
struct AppleMistake: Sendable {
    var name: String
    /// With `<mistake>` where something is wrong.
    var source: String
    var wrong: String
    var right: String
    var error: String

    func source(with text: String) -> String { source.replacing("<mistake>", with: text) }

    static let all = labels + absences + isolation + previews + drivers

    private static let labels = [
        AppleMistake(
            name: "a wrong label",
            source: """
                import ViperRuntime

                @MainActor func show(_ screen: UIViewController, on presenting: UIViewController) {
                    <mistake>
                }
                """,
            wrong: "presenting.present(screen, animate: true)",
            right: "presenting.present(screen, animated: true)",
            error: "incorrect argument label in call (have '_:animate:', expected '_:animated:')"
        ),
        AppleMistake(
            name: "a member that no stand-in has",
            source: """
                import ViperRuntime

                @MainActor func refresh(_ screen: UIViewController) {
                    <mistake>
                }
                """,
            wrong: "screen.setNeedsFocusUpdate()",
            right: "screen.loadViewIfNeeded()",
            error: "value of type 'UIViewController' has no member 'setNeedsFocusUpdate'"
        ),
        AppleMistake(
            name: "a member of a module that isn't imported",
            source: """
                <mistake>
                import SwiftUI

                final class DataSource: ObservableObject {
                    @Published var title = ""
                }
                """,
            wrong: "import ViperRuntime",
            right: "import Combine",
            error: "cannot find type 'ObservableObject' in scope"
        ),
    ]

    private static let absences = [
        AppleMistake(
            name: "a class that Foundation hasn't on iOS",
            source: """
                import Foundation

                func start() {
                    <mistake>
                }
                """,
            wrong: "_ = Process()",
            right: "_ = ProcessInfo.processInfo.arguments",
            error: "'Process' is unavailable: Process isn't on iOS"
        )
    ]

    private static let isolation = [
        AppleMistake(
            name: "a main-actor method called off the main actor",
            source: """
                import ViperRuntime

                <mistake> func close(_ screen: UIViewController) {
                    screen.dismiss(animated: true)
                }
                """,
            wrong: "nonisolated",
            right: "@MainActor",
            error: "call to main actor-isolated instance method 'dismiss(animated:completion:)'"
        ),
        AppleMistake(
            name: "a screen changed by a task that is on no actor",
            source: """
                import ViperRuntime

                @MainActor func load(_ screen: UIViewController) {
                    <mistake> { screen.title = "Loaded" }
                }
                """,
            wrong: "Task.detached",
            right: "Task",
            error: "main actor-isolated property 'title' can not be mutated from a nonisolated context"
        ),
        AppleMistake(
            name: "a hosting controller made off the main actor",
            source: """
                import SwiftUI
                import ViperRuntime

                <mistake> func makeScreen() -> UIViewController {
                    UIHostingController(rootView: Text(verbatim: "Screen"))
                }
                """,
            wrong: "nonisolated",
            right: "@MainActor",
            error: "call to main actor-isolated initializer 'init(rootView:)'"
        ),
    ]

    private static let previews = [
        AppleMistake(
            name: "a value in a preview that doesn't fit",
            source: """
                import SwiftUI

                struct Row: View {
                    var count: Int
                    var body: some View { Text(verbatim: String(count)) }
                }

                #Preview("five") { <mistake> }
                """,
            wrong: "Row(count: \"5\")",
            right: "Row(count: 5)",
            error: "cannot convert value of type 'String' to expected argument type 'Int'"
        )
    ]

    private static let drivers = [
        AppleMistake(
            name: "a driver of another type than the property's",
            source: """
                import RxCocoa
                import RxSwift

                @MainActor final class DataSource: ReactiveCompatible {
                    var title = ""
                }

                @MainActor func bind(_ value: <mistake>, to dataSource: DataSource, until bag: DisposeBag) {
                    value.drive(dataSource.rx.title).disposed(by: bag)
                }
                """,
            wrong: "Driver<Int>",
            right: "Driver<String>",
            error: "no exact matches in call to instance method 'drive'"
        ),
        AppleMistake(
            name: "a wrong label of RxSwift's",
            source: """
                import RxSwift

                func keep(_ disposable: any Disposable, in bag: DisposeBag) {
                    disposable.<mistake>
                }
                """,
            wrong: "disposed(in: bag)",
            right: "disposed(by: bag)",
            error: "incorrect argument label in call (have 'in:', expected 'by:')"
        ),
    ]
}
