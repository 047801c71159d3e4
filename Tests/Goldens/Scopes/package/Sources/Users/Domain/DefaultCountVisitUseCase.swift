import ScopedCore
import UsersInterface
import ViperRuntime

nonisolated struct DefaultCountVisitUseCase: CountVisitUseCase {
    let session: any Session

    func execute() {
        // Nothing is done here yet.
    }
}
