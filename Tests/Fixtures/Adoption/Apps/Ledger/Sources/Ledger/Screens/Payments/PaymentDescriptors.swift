// swift-format-ignore-file
import Foundation
import LedgerUIKit

protocol PaymentScreens {
    func screen(for descriptor: TransferDescriptor) -> UIViewController
    func screen(for descriptor: PayeeDescriptor) -> UIViewController
    func screen(for descriptor: StandingOrderDescriptor) -> UIViewController
    func screen(for descriptor: ConfirmationDescriptor) -> UIViewController
    func screen(for descriptor: InvoiceDescriptor) -> UINavigationController
}

struct TransferDescriptor: ScreenDescriptor {
    let source: String
    let payee: Payee?
    let amount: Decimal

    init(from source: String, to payee: Payee? = nil, of amount: Decimal = 0) {
        self.source = source
        self.payee = payee
        self.amount = amount
    }
}

struct PayeeDescriptor: ScreenDescriptor {
    let payee: Payee

    var displayName: String {
        payee.name.isEmpty ? payee.iban : payee.name
    }
}

struct StandingOrderDescriptor: ScreenDescriptor {
    let payee: Payee
    let day: Int
}

struct ConfirmationDescriptor: ScreenDescriptor {
    let source: String
    let amount: Decimal
    let completion: (_ confirmed: Bool) -> Void
}

struct InvoiceDescriptor: ScreenDescriptor {
    let reference: String
}
