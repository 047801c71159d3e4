/// A field that the screen shows: of the state of a presenter or view model, or of the data of a part.
struct FieldPlace: Hashable {
    /// The part; `nil` for a field of the whole screen's state.
    var part: Part?
    var field: Parameter

    /// Returns the expression for the field. For example: `state.recipe`, or `imageListData.images`.
    func text(answering event: Event? = nil) -> String {
        let holder = part?.dataProperty ?? event?.parameters.reaching("state") ?? "state"
        return "\(holder).\(field.name.spelled(.member))"
    }
}

extension Scene {
    /// Every field that the screen shows.
    var fieldPlaces: [FieldPlace] {
        state.map { FieldPlace(field: $0) }
            + screenParts.flatMap { part in part.state.map { FieldPlace(part: part, field: $0) } }
    }

    /// The methods that an event's handler may call: the interactor's, or the use case's.
    var methodsToAsk: [Method] { style.hasViewModel ? useCaseMethods : interactor }
}
