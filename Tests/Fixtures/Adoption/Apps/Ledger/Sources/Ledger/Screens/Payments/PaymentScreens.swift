// swift-format-ignore-file
import Foundation
import LedgerUIKit

final class TransferViewController: LedgerViewController {
    private let source: String
    private let amount: Decimal
    private let environment: any LedgerEnvironment

    init(source: String, payee: Payee?, amount: Decimal, environment: any LedgerEnvironment) {
        self.source = source
        self.amount = amount
        self.environment = environment
        super.init("To \(payee?.name ?? "whom?")")
    }

    func didTapNext(completion: @escaping (Bool) -> Void) -> UIViewController {
        environment.screen(for: ConfirmationDescriptor(source: source, amount: amount, completion: completion))
    }
}

struct StandingOrderAssembly {
    let audit: any Audit

    func make(payee: Payee, every day: Int) -> UIViewController {
        audit.note("standing order")
        return LedgerViewController("\(payee.name), every \(day).")
    }
}

final class ConfirmationViewController: LedgerViewController {
    private let completion: (Bool) -> Void

    init(isCovered: Bool, completion: @escaping (Bool) -> Void) {
        self.completion = completion
        super.init(isCovered ? "Confirm" : "Not enough money")
    }

    func didTapConfirm() { completion(true) }
}
