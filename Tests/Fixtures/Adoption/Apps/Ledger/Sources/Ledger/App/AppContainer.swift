// swift-format-ignore-file
import LedgerUIKit

final class AppContainer: HasBank, HasAudit {
    let bank: any Bank
    let audit: any Audit
    private let vault: any PINVault

    init(bank: any Bank, audit: any Audit, vault: any PINVault) {
        self.bank = bank
        self.audit = audit
        self.vault = vault
    }
}

// Here and not in Screens/Cards, since nobody else may touch the vault.
extension AppContainer: CardScreens {
    func screen(for descriptor: CardDescriptor) -> UIViewController {
        CardAssembly(environment: self).card(number: descriptor.number, /* until the redesign */ isFrozen: descriptor.isFrozen)
    }

    func screen(for descriptor: CardLimitDescriptor) -> UIViewController {
        return CardAssembly(environment: self).limit(of: descriptor.number, current: descriptor.limit) // cents
    }

    func screen(for descriptor: PINDescriptor) -> UIViewController {
        PINViewController(pin: vault.pin(ofCard: descriptor.cardNumber))
    }
}
