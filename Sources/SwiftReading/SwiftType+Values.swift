extension SwiftType {
    /// Returns an expression for the simplest value of the type, for use where the type is known: `nil`, `[]`, `""`,
    /// `0`.
    ///
    /// - Parameter sample: returns an expression for a value of a type that isn't the platform's, by its name as
    ///   written.
    /// - Returns: `nil` if a part has no natural value.
    ///
    /// For example: `[Recipe]` has `[]`, `(Int) -> Bool` has `{ _ in false }`.
    public func zeroValue(sample: (String) -> String?) -> String? {
        value(.zero, sample)
    }

    /// Returns an expression for a value that a test can tell from ``zeroValue(sample:)``, if there is one.
    ///
    /// For example: `[Int]` has `[1]`, `String?` has `"sample"`. Optionals and collections whose elements have no
    /// sample are `nil` and empty.
    public func sampleValue(sample: (String) -> String?) -> String? {
        value(.sample, sample)
    }

    private func value(_ kind: ValueWriter.Kind, _ sample: (String) -> String?) -> String? {
        withoutActuallyEscaping(sample) { ValueWriter(kind: kind, custom: $0).value(of: shape) }
    }
}
