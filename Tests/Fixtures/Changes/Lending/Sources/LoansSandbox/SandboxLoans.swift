import LendingCore

/// What somebody has borrowed who tries the sandbox.
struct SandboxLoans: LoanRepository {
    func loans() async throws -> [Loan] { [.sample] }
    func borrow(_ book: Book) async throws -> Loan { .sample }
    func renew(_ loans: [Loan]) async throws -> [Loan] { loans }
}
