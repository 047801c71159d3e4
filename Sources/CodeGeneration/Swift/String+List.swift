extension String {
    /// Appends items, separated by commas, without an intermediate array of their texts.
    mutating func appendList<Item>(_ items: [Item], _ write: (Item, inout String) -> Void) {
        var isFirst = true
        for item in items {
            if !isFirst { self += ", " }
            isFirst = false
            write(item, &self)
        }
    }
}
