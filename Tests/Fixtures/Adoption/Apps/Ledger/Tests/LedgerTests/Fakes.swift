// swift-format-ignore-file
import Foundation

@testable import Ledger

final class FakeBank: Bank {
    func balance(of iban: String) -> Decimal { 100 }

    func transactions(of iban: String, in month: Month) -> [Transaction] {
        [Transaction(id: 1, text: "Rent", amount: -700, category: .rent)]
    }
}

final class FakeAudit: Audit {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
}

final class FakeVault: PINVault {
    func pin(ofCard number: String) -> String? { number == "4001" ? "1234" : nil }
}
