/// The properties of views that no longer observe anything, although they still compile.
struct ObservedProperties {
    private static let wrappers: Set = ["ObservedObject", "StateObject", "EnvironmentObject"]

    private let types: Set<String>

    /// - Parameter types: The types that only a wrapper observes, by their qualified names.
    init(_ types: Set<String>) { self.types = types }

    /// The names of which a source has to mention at least one.
    var names: Set<String> { Set(types.map(\.lastPart)) }

    func warnings(in file: SwiftFile, _ problems: SyncProblems) -> [Diagnostic] {
        if types.isEmpty { return [] }
        return file.outline.blocks.filter { $0.inherited.contains("View") }.flatMap { block in
            block.propertyPlaces.compactMap { place in
                guard let type = block.properties[place.name], isObserved(type),
                    Self.wrappers.isDisjoint(
                        with: String(decoding: file.bytes[place.start..<place.end], as: UTF8.self).names
                    )
                else { return nil }
                return problems.isUnobserved(place, type, in: file)
            }
        }
    }

    private func isObserved(_ type: String) -> Bool {
        types.contains { type.names.isSuperset(of: $0.names) }
    }
}

extension SyncProblems {
    fileprivate func isUnobserved(_ property: NamedPlace, _ type: String, in file: SwiftFile) -> Diagnostic {
        Diagnostic(
            .bindingChanged,
            at: location(property.start, in: file),
            "'\(type)' is an 'ObservableObject' now: without a wrapper the view is not drawn anew",
            notes: [
                Diagnostic.Note(
                    "write '@ObservedObject var \(property.name): \(type)', or 'binding: observation' in the spec"
                )
            ]
        )
    }
}

extension String {
    fileprivate var names: Set<String> {
        Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
