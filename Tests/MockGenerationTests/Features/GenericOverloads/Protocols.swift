/// @mockable
public protocol Archiving {
    func keep<Value: Encodable>(_ value: Value)
    func keep<Value: CustomStringConvertible>(_ value: Value)
    func sort<Value>(_ values: [Value]) where Value: Comparable
    func sort<Value>(_ values: [Value]) where Value: Hashable
}

/// @mockable
public protocol LastingArchiving: Archiving {
    func keep<Kept: Encodable>(_ value: Kept)
}
