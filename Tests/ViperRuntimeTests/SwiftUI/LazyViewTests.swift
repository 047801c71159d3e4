#if canImport(SwiftUI)
    import SwiftUI
    import Testing
    import ViperRuntime

    @MainActor @Suite struct LazyViewTests {
        @MainActor final class Counter {
            var made = 0
        }

        /// A screen that counts how often it is made.
        struct Screen: View {
            init(_ counter: Counter) {
                counter.made += 1
            }

            var body: some View { Text(verbatim: "Soup") }
        }

        /// What a list does for each of its rows.
        struct Link<Destination: View> {
            let destination: Destination
        }

        let counter = Counter()

        @Test func aLinkBuildsItsScreenAtOnceWithoutIt() {
            let links = (0..<100).map { _ in Link(destination: Screen(counter)) }
            #expect(links.count == 100)
            #expect(counter.made == 100)
        }

        @Test func aLinkBuildsNothingUntilItsScreenIsShown() {
            let counter = counter
            let links = (0..<100).map { _ in Link(destination: LazyView(Screen(counter))) }
            #expect(counter.made == 0)
            _ = links[42].destination.body
            #expect(counter.made == 1)
        }

        @Test func aClosureIsKeptForLaterToo() {
            let counter = counter
            let view = LazyView { Screen(counter) }
            #expect(counter.made == 0)
            _ = view.body
            #expect(counter.made == 1)
        }
    }
#endif
