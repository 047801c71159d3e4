/// The keys of one mapping with their items.
struct KeyIndex {
    private var keys: [(text: String, item: Int)] = []
    /// An index that is built once there are too many keys for a linear search.
    private var items: [String: Int] = [:]

    private static let fewKeys = 12

    init(expecting count: Int) {
        keys.reserveCapacity(count)
    }

    /// - Returns: the item that already has this key; `nil` if the key is new, and now added.
    mutating func insert(_ text: String, _ item: Int) -> Int? {
        if let first = find(text) { return first }
        keys.append((text, item))
        if keys.count > Self.fewKeys {
            if items.isEmpty { items = Dictionary(keys.map { ($0.text, $0.item) }) { first, _ in first } }
            items[text] = item
        }
        return nil
    }

    private func find(_ text: String) -> Int? {
        if keys.count > Self.fewKeys { return items[text] }
        return keys.first { $0.text == text }?.item
    }
}
