/// The result of comparing a call with an initializer's parameters.
public enum InitializerFit: Hashable, Sendable {
    case fits
    /// It takes the same labels in another order, given here.
    case otherOrder([String])
    /// Some labels are unknown to it, or missing in the call.
    case differs(unknown: [String], lacking: [String])

    public init(_ labels: [String], _ parameters: [DeclaredInitializer.Parameter]) {
        self.init(labels, parameters.map { ($0.label, $0.hasDefault) })
    }

    /// - Parameter labels: the labels of the call's arguments, `_` for none.
    public init(_ labels: [String], _ parameters: [(label: String, hasDefault: Bool)]) {
        var rest = labels[...]
        for parameter in parameters {
            if rest.first == parameter.label {
                rest.removeFirst()
            } else if !parameter.hasDefault {
                rest = labels[...]
                break
            }
        }
        let given = Set(labels)
        let lacking = parameters.filter { !$0.hasDefault && !given.contains($0.label) }.map(\.label)
        let known = Set(parameters.map(\.label))
        let unknown = labels.filter { !known.contains($0) }
        if !unknown.isEmpty || !lacking.isEmpty {
            self = .differs(unknown: unknown, lacking: lacking)
        } else {
            self = rest.isEmpty ? .fits : .otherOrder(parameters.map(\.label).filter(given.contains))
        }
    }
}
