// swift-format-ignore-file
import LedgerUIKit

extension AppContainer: AccountScreens {
    func screen(for descriptor: AccountDescriptor) -> UIViewController {
        AccountAssembly.account(iban: descriptor.iban, environment: self)
    }

    func screen(for descriptor: AccountSettingsDescriptor) -> UIViewController {
        AccountAssembly.settings(
            iban: descriptor.iban,
            // The old app called them "push".
            alerts: descriptor.wantsAlerts
        )
    }

    func screen(for descriptor: StatementDescriptor) -> UIViewController {
        StatementViewController(transactions: bank.transactions(of: descriptor.iban, in: descriptor.month), month: descriptor.month)
    }

    func screen(for descriptor: TransactionDescriptor) -> UIViewController {
        TransactionViewController(descriptor.transaction, categorise: descriptor.onCategorise)
    }
}
