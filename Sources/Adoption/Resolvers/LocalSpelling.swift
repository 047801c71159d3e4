import SwiftReading

extension String {
    /// As code has to spell it where it names a parameter or a variable: `` `in` `` of `in`.
    var spelledAsLocal: String { (try? SwiftIdentifier.read(self).get())?.backtickedIfNeeded(as: .local) ?? self }
}
