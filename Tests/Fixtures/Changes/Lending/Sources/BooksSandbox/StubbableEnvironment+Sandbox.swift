import BooksTestSupport
import LendingCore
import LendingCoreTestSupport
import ViperTesting

extension StubbableEnvironment {
    /// The environment that the sandbox runs on: say here what its mocks answer.
    static func forSandbox() -> StubbableEnvironment {
        let environment = StubbableEnvironment()
        environment.resolutions.showsStandIns = true
        environment.mocks.catalogue.booksReturnValue = [.sample]
        environment.mocks.catalogue.bookReturnValue = .sample
        environment.mocks.catalogue.underlyingCount = 1
        environment.mocks.catalogue.offerReturnValue = .sample
        environment.mocks.flags.isOnReturnValue = true
        environment.mocks.loans.borrowReturnValue = .sample
        return environment
    }
}
