/// Returns the stubbed value of a mock's generic member, as the type that the caller expects.
///
/// A mock can't know that type before the call, so it stores `Any`. If the value has another type, this ends the test
/// run like `unstubbed`. For example:
///
/// ```swift
/// stubbedValue(decodeReturnValue, for: "decode(_:)", of: "ResponseDecoder")
/// ```
public nonisolated func stubbedValue<Value>(
    _ value: Any,
    for member: String,
    of type: String,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Value {
    guard let wanted = value as? Value else {
        unstubbed(
            member,
            of: type,
            advice: "It has to return \(Value.self), and was stubbed with \(Swift.type(of: value)).",
            file: file,
            line: line
        )
    }
    return wanted
}
