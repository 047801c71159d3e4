/// A value in scope while rendering; for a list item, with the list and its position.
struct RenderingFrame {
    var value: TemplateValue
    var items: [TemplateValue] = []
    var index = 0

    func isAt(_ position: ItemPosition) -> Bool {
        switch position {
        case .first: index == 0
        case .last: index == items.count - 1
        }
    }

    /// Moves to the next item, if there is one.
    mutating func advance() -> Bool {
        guard index + 1 < items.count else { return false }
        index += 1
        value = items[index]
        return true
    }
}
