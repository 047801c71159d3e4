/// Keeps values alive until the process exits.
///
/// Deallocating a large project value by value would cost a twentieth of the run; the system frees its memory at once.
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
