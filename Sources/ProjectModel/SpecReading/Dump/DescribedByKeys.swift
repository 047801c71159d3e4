import Basics

/// A value that is shown by the keys that describe it, so that no key can be forgotten.
protocol DescribedByKeys {
    associatedtype Keys: SpecKeys

    /// What is shown before the keys. For example: the name that stands before the mapping.
    var head: KeyValuePairs<String, JSONValue> { get }

    /// What is shown of a key: mostly one member, of the key's name.
    func members(of key: Keys) -> KeyValuePairs<String, JSONValue>
}

extension DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { [:] }

    /// An object of all that says something.
    var dump: JSONValue { .sparse(ofMembers: Array(head) + Keys.allCases.flatMap { Array(members(of: $0)) }) }
}
