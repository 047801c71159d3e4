import ThingsInterface
import ViperRuntime
import WorkshopCore

nonisolated struct DefaultCountThingsUseCase: CountThingsUseCase {
    let activityLogger: any ActivityLogger

    func countThings() -> Int {
        0
    }
}
