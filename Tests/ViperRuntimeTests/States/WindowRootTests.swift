#if !canImport(UIKit)
    import Testing
    import ViperTesting

    @testable import ViperRuntime

    @MainActor @Suite struct WindowRootTests {
        private final class Screen: UIViewController {
            init(_ name: String) {
                super.init(nibName: nil, bundle: nil)
                title = name
            }

            required init?(coder: NSCoder) { nil }
        }

        private let root = WindowRoot("login")
        private let window = UIWindow(frame: .zero)

        init() {
            root.show(in: window) { Screen($0) }
            window.makeKeyAndVisible()
        }

        private var title: String? { window.rootViewController?.title }

        @Test func allWindowsFollow() {
            let other = UIWindow(frame: .zero)
            root.show(in: other) { Screen("other \($0)") }
            #expect(title == "login")
            root.change(to: "tabs")
            #expect(root.state == "tabs")
            #expect(title == "tabs")
            #expect(other.rootViewController?.title == "other tabs")
        }

        @Test func aWindowIsShownOnceAndNotKept() {
            root.show(in: window) { Screen("again \($0)") }
            root.change(to: "tabs")
            #expect(title == "again tabs")
            weak var gone: UIWindow?
            do {
                let other = UIWindow(frame: .zero)
                gone = other
                root.show(in: other) { Screen($0) }
            }
            #expect(gone == nil)
            root.change(to: "login")
        }

        @Test func nothingToShowLeavesTheWindow() {
            root.show(in: window) { $0 == "tabs" ? nil : Screen($0) }
            root.change(to: "tabs")
            #expect(title == "login")
        }

        @Test func whatIsPresentedGoesFirst() {
            let (sheet, before) = (Screen("sheet"), window.rootViewController)
            before?.present(sheet, animated: false)
            root.change(to: "tabs")
            #expect(title == "tabs")
            #expect(before?.presentedViewController == nil)
            #expect(window.rootViewController?.presentedViewController == nil)
        }

        /// As where making the screens finds out that nobody is signed in any more.
        @Test func screensMayChangeTheState() {
            root.show(in: window) { [root] state in
                if state == "tabs" { root.change(to: "login") }
                return Screen(state)
            }
            root.change(to: "tabs")
            #expect(root.state == "login")
            #expect(title == "login")
        }

        /// Of two changes while a sheet comes up, the last counts, and its screen is made once.
        @Test func whatMovesComesToRestFirst() async throws {
            var made: [String] = []
            root.show(in: window) {
                made.append($0)
                return Screen($0)
            }
            window.rootViewController?.present(Screen("sheet"), animated: true)
            root.change(to: "update")
            root.change(to: "tabs")
            #expect(title == "login")
            for _ in 0..<10_000 where title != "tabs" { await Task.yield() }
            try await Task.sleep(for: .milliseconds(1))
            #expect(title == "tabs")
            #expect(made == ["login", "tabs"])
        }
    }
#endif
