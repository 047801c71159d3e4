extension String {
    /// Appends items with commas between them, without a list of their texts in between.
    mutating func appendList<Item>(_ items: [Item], _ write: (Item, inout String) -> Void) {
        var isFirst = true
        for item in items {
            if !isFirst { self += ", " }
            isFirst = false
            write(item, &self)
        }
    }
}
