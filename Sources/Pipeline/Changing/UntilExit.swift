/// Holds values to the end of the process.
///
/// To take a large project apart again, value by value, would cost a twentieth of the run; the system takes its memory back
/// at once.
package enum UntilExit {
    private final class Kept<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    static func keep<Value>(_ value: Value) {
        _ = Unmanaged.passRetained(Kept(value))
    }
}
