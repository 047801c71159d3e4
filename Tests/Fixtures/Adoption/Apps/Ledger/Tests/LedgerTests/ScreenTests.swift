// swift-format-ignore-file
import LedgerUIKit
import Testing

@testable import Ledger

struct ScreenTests {
    let audit = FakeAudit()
    let container: AppContainer
    let ada = Payee(name: "Ada", iban: "DE02")

    init() {
        container = AppContainer(bank: FakeBank(), audit: audit, vault: FakeVault())
    }

    @Test func anAccountLeadsToItsStatement() throws {
        let account = try #require(container.screen(for: AccountDescriptor(iban: "DE01")) as? AccountViewController)
        #expect(account.title == "100 EUR")
        let statement = try #require(account.didTapStatement() as? StatementViewController)
        #expect(statement.title == "Statement 1/2020")
        #expect(statement.transactions.map(\.text) == ["Rent"])
        #expect(account.didTapHelp().title == "Call 115")
    }

    @Test func alertsAreOnAtFirst() {
        #expect(container.screen(for: AccountSettingsDescriptor(iban: "DE01")).title == "DE01, alerts on")
        let silent = AccountSettingsDescriptor(iban: "DE01", wantsAlerts: false)
        #expect(container.screen(for: silent).title == "DE01, alerts off")
    }

    @Test func aTransactionIsCategorised() throws {
        var chosen: Transaction.Category?
        let rent = Transaction(id: 1, text: "Rent", amount: -700)
        let screen = container.screen(for: TransactionDescriptor(transaction: rent) { chosen = $0 })
        try #require(screen as? TransactionViewController).didChoose(.rent)
        #expect(chosen == .rent)
    }

    @Test(arguments: [(50, "Confirm"), (150, "Not enough money")])
    func aTransferIsConfirmedIfCovered(amount: Int, title: String) throws {
        let transfer = container.screen(for: TransferDescriptor(from: "DE01", to: ada, of: .init(amount)))
        #expect(transfer.title == "To Ada")
        var confirmed = false
        let next = try #require(transfer as? TransferViewController).didTapNext { confirmed = $0 }
        #expect(next.title == title)
        try #require(next as? ConfirmationViewController).didTapConfirm()
        #expect(confirmed)
        #expect(audit.lines == ["confirm \(amount)"])
    }

    @Test func payeesAndTheirOrders() {
        #expect(container.screen(for: PayeeDescriptor(payee: Payee(name: "", iban: "DE03"))).title == "DE03")
        #expect(container.screen(for: StandingOrderDescriptor(payee: ada, day: 15)).title == "Ada, every 15.")
        let invoice: UINavigationController = container.screen(for: InvoiceDescriptor(reference: "R-7"))
        #expect(invoice.viewControllers.first?.title == "Invoice R-7")
    }

    @Test func cards() {
        #expect(container.screen(for: CardDescriptor(number: "4000123412341234")).title == "Card 1234")
        #expect(container.screen(for: CardDescriptor(number: "4001", isFrozen: true)).title == "Card 4001, frozen")
        #expect(container.screen(for: CardLimitDescriptor(number: "4001", limit: 50_000)).title == "Up to 500 EUR")
        #expect(container.screen(for: PINDescriptor(cardNumber: "4001")).title == "1234")
        #expect(container.screen(for: PINDescriptor(cardNumber: "4002")).title == "Locked")
    }

    @Test func whatIsOldStillOpens() throws {
        let finder = container.screen(for: BranchFinderDescriptor(postcode: "20095"))
        #expect(try #require(finder as? LGBranchFinderController).postcode == "20095")
        #expect(container.screen(for: MessagesDescriptor()).title == "Messages")
        #expect(container.screen(for: MessagesDescriptor(unreadOnly: true)).title == "Unread")
    }

    @Test func whatNobodyKnowsIsNoted() {
        struct MortgageDescriptor: ScreenDescriptor {}
        #expect(container.screen(for: MortgageDescriptor()).title == "Not available")
        #expect(audit.lines == ["no func screen(for descriptor: MortgageDescriptor)"])
    }
}
