public nonisolated protocol LoanRepository: Sendable {
    func loans() async throws -> [Loan]
    func borrow(_ book: Book) async throws -> Loan
    func renew(_ loans: [Loan]) async throws -> [Loan]
}
