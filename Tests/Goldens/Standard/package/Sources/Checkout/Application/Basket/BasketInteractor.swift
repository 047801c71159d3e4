import Foundation
import ViperRuntime

extension BasketInteractor: BasketInteractorContract {
    func total() -> Decimal {
        0
    }
}
