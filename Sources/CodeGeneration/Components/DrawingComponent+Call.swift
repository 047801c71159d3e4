extension DrawingComponent {
    /// Returns the arguments of its initializer, in order: values read from `source`, and a closure for each event.
    func arguments(values source: String, events: [Event], closure: (Event) -> String) -> [String] {
        arguments.map { argument in
            let event = events.first { $0.name == argument.source }
            let value = event.map(closure) ?? "\(source).\(argument.source.spelled(.member))"
            return argument.label == "_" ? value : "\(argument.label.spelled(.argumentLabel)): \(value)"
        }
    }
}
