import ProjectModel
import SwiftReading

/// Finds arguments for a call in what a presenter has at hand when an event comes in.
struct ArgumentFinder {
    let scene: Scene
    let event: Event
    let samples: SampleValues

    /// Arguments with their labels, or `nil` when one can't be found.
    func arguments(for parameters: [Parameter]) -> [String]? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = value(for: parameter) else { return nil }
            arguments.append(parameter.argument(value))
        }
        return arguments
    }

    /// By name and type first, then by a type that occurs once; a callback that nobody gives does nothing.
    private func value(for parameter: Parameter) -> String? {
        if let found = event.parameters.first(where: { $0.matches(parameter) }) { return found.local }
        if scene.state.contains(where: { $0.matches(parameter) }) {
            return "\(event.parameters.reaching("state")).\(parameter.name.spelled(.member))"
        }
        if scene.parameters.contains(where: { $0.matches(parameter) }) {
            return "\(event.parameters.reaching("descriptor")).\(parameter.name.spelled(.member))"
        }
        if let found = only(in: event.parameters, fitting: parameter) { return found.local }
        if let found = only(in: scene.parameters, fitting: parameter) {
            return "\(event.parameters.reaching("descriptor")).\(found.name.spelled(.member))"
        }
        return parameter.type.isFunction ? samples.zero(of: parameter.type) : nil
    }

    private func only(in candidates: [Parameter], fitting parameter: Parameter) -> Parameter? {
        let fitting = candidates.filter { $0.type.same(as: parameter.type) }
        return fitting.count == 1 ? fitting.first : nil
    }
}

extension Parameter {
    fileprivate func matches(_ other: Parameter) -> Bool { name == other.name && type.same(as: other.type) }
}
