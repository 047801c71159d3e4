import ExtrasInterface
import GazetteCore
import ViperRuntime

extension QuizPresenter: QuizPresenterContract {
    func viewDidLoad() {
        update { $0.question = interactor.question(day: descriptor.day) }
    }
}
