// swift-format-ignore-file
import LedgerUIKit

protocol CardScreens {
    func screen(for descriptor: CardDescriptor) -> UIViewController
    func screen(for descriptor: CardLimitDescriptor) -> UIViewController
    func screen(for descriptor: PINDescriptor) -> UIViewController
}

struct CardDescriptor: ScreenDescriptor {
    let number /* sixteen digits */ : String
    let isFrozen: Bool

    init(number: String, isFrozen: Bool = false) {
        self.number = number
        self.isFrozen = isFrozen
    }
}

struct CardLimitDescriptor: ScreenDescriptor { let number: String, limit: Int }

struct PINDescriptor: ScreenDescriptor {
    let cardNumber: String
}

struct CardAssembly {
    let environment: any LedgerEnvironment

    func card(number: String, isFrozen: Bool) -> UIViewController {
        LedgerViewController("Card \(number.suffix(4))\(isFrozen ? ", frozen" : "")")
    }

    func limit(of number: String, current: Int) -> UIViewController {
        environment.audit.note("limit")
        return LedgerViewController("Up to \(current / 100) EUR")
    }
}

final class PINViewController: LedgerViewController {
    init(pin: String?) {
        super.init(pin ?? "Locked")
    }
}
