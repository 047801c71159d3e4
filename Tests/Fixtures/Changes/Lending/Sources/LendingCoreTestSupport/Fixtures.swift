import Foundation
public import LendingCore

/// Values that tests of all features use.
public enum Fixtures {
    public static var lateLoan: Loan { Loan(id: 2, book: .sample, due: .distantPast) }
    public static let memberJSON = #"{"id": 3, "name": "Ann"}"#
}
