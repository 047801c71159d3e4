import ProjectModel
import SwiftReading
import Templating

/// A field of what the screen shows: of the state of a presenter or view model, or of the data of a part.
struct FieldPlace: Hashable {
    /// `nil` for a field of the state, which is of the whole screen.
    var part: Part?
    var field: Parameter

    /// For example: `state.recipe`, or `imageListData.images`.
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

    /// What stands behind what answers events: the interactor's methods, or the use case's.
    var methodsToAsk: [Method] { style.hasViewModel ? useCaseMethods : interactor }
}
