extension [Parameter] {
    /// Returns a member's name inside a function with these parameters, with `self.` if one of them hides it.
    ///
    /// For example: `self.view` in `didTap(view: Int)`, and `view` in `didTap(id: Int)`.
    func reaching(_ member: String) -> String {
        contains { $0.name == member } ? "self." + member : member
    }
}
