/// An entry that an argument adds to an existing spec.
struct SpecAmendment {
    let file: SpecFile
    let edited: SpecEditor.Edited
    let argument: String
    /// The description of the addition, for a listing. For example: `route 'recipeDetails'`.
    let summary: String

    func argument(at place: SourceLocation) -> String? {
        guard place.path == file.path else { return nil }
        let isAtEntry = place >= edited.entry.start && place <= edited.entry.end
        return isAtEntry ? argument : nil
    }

    /// Returns a place in the current file.
    func original(of place: SourceLocation) -> SourceLocation {
        guard place.path == file.path, place > edited.entry.end, place.line > edited.entry.end.line else {
            return place
        }
        return SourceLocation(path: place.path, line: place.line - edited.addedLines, column: place.column)
    }
}
