/// How a call of an initializer compares with what the initializer takes.
public enum InitializerFit: Hashable, Sendable {
    case fits
    /// It takes the same in another order, here its own.
    case otherOrder([String])
    /// It doesn't know some of what it is given, or is given too little.
    case differs(unknown: [String], lacking: [String])

    public init(_ labels: [String], _ parameters: [DeclaredInitializer.Parameter]) {
        self.init(labels, parameters.map { ($0.label, $0.hasDefault) })
    }

    /// - Parameter labels: of the call's arguments, `_` for none.
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
