import Testing
import ViperRuntime

@Suite struct InstantiatableTests {
    private protocol Greeting: Sendable {
        func greet() -> String
    }

    private final class NamedGreeting: Greeting, Instantiatable {
        struct Arguments {
            let name: String
        }

        private let name: String

        init(with arguments: Arguments) {
            name = arguments.name
        }

        func greet() -> String { "Hello, \(name)" }
    }

    private struct PlainGreeting: Greeting, Instantiatable {
        init(with arguments: Void) {}

        func greet() -> String { "Hello" }
    }

    private func make<Made: Instantiatable>(_: Made.Type, _ arguments: Made.Arguments) -> Made {
        Made(with: arguments)
    }

    @Test func anInstanceIsMadeOfItsArguments() {
        let greeting: any Greeting = NamedGreeting(with: .init(name: "cook"))
        #expect(greeting.greet() == "Hello, cook")
        #expect(make(NamedGreeting.self, .init(name: "guest")).greet() == "Hello, guest")
    }

    @Test func nothingToDependOnNeedNotBeWritten() {
        #expect(PlainGreeting().greet() == "Hello")
        #expect(make(PlainGreeting.self, ()).greet() == "Hello")
    }
}
