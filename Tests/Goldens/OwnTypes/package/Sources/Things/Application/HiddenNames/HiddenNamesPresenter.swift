import ThingsInterface
import ViperRuntime

extension HiddenNamesPresenter: HiddenNamesPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTap(view: Int, state: Bool) {
        self.view?.render(self.state)
    }

    func didChangeUpdate(update: Bool, presenter: Int) {
        self.update { $0.update = update }
    }

    func didTapSave(save: Int, tasks: Bool) {
        self.save(save: save, tasks: tasks)
    }

    func didTapNext(wireframe: Int, environment: String, viewController: Int) {
        self.wireframe.showNext(environment: environment, viewController: viewController)
    }
}

extension HiddenNamesPresenter {
    private func save(save: Int, tasks: Bool) {
        perform(\.isSaving) { [interactor] in await interactor.save(save: save, tasks: tasks) }
    }
}
