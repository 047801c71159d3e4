import ViperRuntime

extension NewWallInteractor: NewWallInteractorContract {
    func countPictures() -> Int {
        0
    }
}
