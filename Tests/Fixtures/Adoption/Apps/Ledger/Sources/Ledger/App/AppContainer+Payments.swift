// swift-format-ignore-file
import LedgerUIKit

extension AppContainer: PaymentScreens {

	func screen(for descriptor: TransferDescriptor) -> UIViewController {
		TransferViewController(source: descriptor.source, payee: descriptor.payee, amount: descriptor.amount, environment: self)
	}

	func screen(for descriptor: PayeeDescriptor) -> UIViewController {
		return LedgerViewController(descriptor.displayName)
	}

	func screen(for descriptor: StandingOrderDescriptor) -> UIViewController {
		StandingOrderAssembly(audit: audit).make(payee: descriptor.payee, every: descriptor.day)
	}

	func screen(for descriptor: ConfirmationDescriptor) -> UIViewController {
		let left = bank.balance(of: descriptor.source) - descriptor.amount
		audit.note("confirm \(descriptor.amount)")
		return ConfirmationViewController(isCovered: left >= 0, completion: descriptor.completion)
	}

	func screen(for descriptor: InvoiceDescriptor) -> UINavigationController {
		UINavigationController(rootViewController: LedgerViewController("Invoice \(descriptor.reference)"))
	}
}
