// swift-format-ignore-file
import LedgerUIKit

protocol AccountScreens {
    func screen(for descriptor: AccountDescriptor) -> UIViewController
    func screen(for descriptor: AccountSettingsDescriptor) -> UIViewController
    func screen(for descriptor: StatementDescriptor) -> UIViewController
    func screen(for descriptor: TransactionDescriptor) -> UIViewController
}

enum AccountAssembly {
    static func account(iban: String, environment: any LedgerEnvironment) -> UIViewController {
        AccountViewController(iban: iban, environment: environment)
    }

    static func settings(iban: String, alerts: Bool) -> UIViewController {
        LedgerViewController("\(iban), alerts \(alerts ? "on" : "off")")
    }
}

final class AccountViewController: LedgerViewController {
    private let iban: String
    private let environment: any LedgerEnvironment

    init(iban: String, environment: any LedgerEnvironment) {
        self.iban = iban
        self.environment = environment
        super.init("\(environment.bank.balance(of: iban)) EUR")
    }

    func didTapStatement() -> UIViewController {
        environment.screen(for: StatementDescriptor(iban: iban, month: .first))
    }

    func didTapHelp() -> UIViewController {
        environment.screen(for: ContactDescriptor(telephone: "115"))
    }
}
