import ViperRuntime

extension HiddenNamesInteractor: HiddenNamesInteractorContract {
    func save(save: Int, tasks: Bool) async {
        // Nothing is done here yet.
    }
}
