import ProjectModel

extension [Parameter] {
    /// How a function with these parameters reaches a member of its type: one that a parameter hides takes `self.`.
    ///
    /// For example: `self.view` in `didTap(view: Int)`, and `view` in `didTap(id: Int)`.
    func reaching(_ member: String) -> String {
        contains { $0.name == member } ? "self." + member : member
    }
}
