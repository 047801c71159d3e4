/// A value that is dumped by the keys that describe it, so that no key can be forgotten.
protocol DescribedByKeys {
    associatedtype Keys: SpecKeys

    /// The members before those of the keys. For example: the name that stands before the mapping.
    var head: KeyValuePairs<String, JSONValue> { get }

    /// Returns the members for a key: mostly one, with the key's name.
    func members(of key: Keys) -> KeyValuePairs<String, JSONValue>
}

extension DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { [:] }

    /// An object of all members that aren't empty.
    var dump: JSONValue { .sparse(ofMembers: Array(head) + Keys.allCases.flatMap { Array(members(of: $0)) }) }
}
