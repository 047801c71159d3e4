extension String {
    /// The name of a parameter or variable as code spells it: `` `in` `` for `in`.
    var spelledAsLocal: String { (try? SwiftIdentifier.read(self).get())?.backtickedIfNeeded(as: .local) ?? self }
}
