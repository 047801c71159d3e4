// swift-format-ignore-file
import LedgerUIKit

struct StatementDescriptor: ScreenDescriptor {
    var iban: String
    var month: Month
}

final class StatementViewController: LedgerViewController {
    let transactions: [Transaction]

    init(transactions: [Transaction], month: Month) {
        self.transactions = transactions
        super.init("Statement \(month)")
    }
}

struct TransactionDescriptor: ScreenDescriptor {
    let transaction: Transaction
    let onCategorise: (Transaction.Category) -> Void // called once
}

final class TransactionViewController: LedgerViewController {
    private let categorise: (Transaction.Category) -> Void

    init(_ transaction: Transaction, categorise: @escaping (Transaction.Category) -> Void) {
        self.categorise = categorise
        super.init(transaction.text)
    }

    func didChoose(_ category: Transaction.Category) { categorise(category) }
}
