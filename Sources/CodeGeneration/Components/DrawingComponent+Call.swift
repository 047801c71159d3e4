import ProjectModel
import SwiftReading

extension DrawingComponent {
    /// What its initializer is called with, in its order: values from somewhere, and something for each closure.
    func arguments(values source: String, events: [Event], closure: (Event) -> String) -> [String] {
        arguments.map { argument in
            let event = events.first { $0.name == argument.source }
            let value = event.map(closure) ?? "\(source).\(argument.source.spelled(.member))"
            return argument.label == "_" ? value : "\(argument.label.spelled(.argumentLabel)): \(value)"
        }
    }
}
