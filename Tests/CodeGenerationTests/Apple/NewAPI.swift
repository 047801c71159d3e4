/// Code that needs a system newer than the oldest that this project supports.
struct NewAPI: Sendable {
    var name: String
    /// The first version of iOS that has it.
    var since: Int
    var source: String
    /// What is said of it before.
    var error: String

    static let all = [
        NewAPI(
            name: "UIView.anchorPoint",
            since: 16,
            source: """
                import UIKit

                @MainActor func turn(_ view: UIView) { view.anchorPoint = CGPoint(x: 0, y: 0) }
                """,
            error: "value of type 'UIView' has no member 'anchorPoint'"
        ),
        NewAPI(
            name: "@Bindable",
            since: 17,
            source: """
                import Observation
                import SwiftUI

                @MainActor @Observable final class DataSource {
                    var title = ""
                }

                struct Screen: View {
                    @Bindable var dataSource: DataSource
                    var body: some View { TextField("Title", text: $dataSource.title) }
                }
                """,
            error: "unknown attribute 'Bindable'"
        ),
        NewAPI(
            name: "#Preview of a view controller",
            since: 17,
            source: """
                import ViperRuntime

                #Preview { UIViewController() }
                """,
            error: "'Preview(_:body:)' is only available in iOS 17.0 or newer"
        ),
        NewAPI(
            name: "#Preview with traits",
            since: 17,
            source: """
                import SwiftUI

                #Preview(traits: .sizeThatFitsLayout) { Text(verbatim: "Screen") }
                """,
            error: "extraneous argument label 'traits:' in macro expansion"
        ),
        NewAPI(
            name: "View.onChange(of:initial:_:)",
            since: 17,
            source: """
                import SwiftUI

                @MainActor func follow(_ count: Int, report: @escaping () -> Void) -> some View {
                    Text(verbatim: "Screen").onChange(of: count, initial: true) { report() }
                }
                """,
            error: "extra arguments at positions #2, #3 in call"
        ),
    ]

    /// What looks like it, and is there all along.
    static let sinceEver = [
        """
        import ViperRuntime

        @available(iOS 17.0, *)
        #Preview { UIViewController() }
        """,
        """
        import SwiftUI

        #Preview("loading") { Text(verbatim: "Screen") }
        """,
    ]
}
