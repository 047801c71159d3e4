import TeahouseCore
import TeasInterface
import ViperRuntime

nonisolated struct MenuReducer {
    let descriptor: ViewDescriptor.MenuDescriptor

    func reduce(_ state: inout MenuState, _ action: MenuAction) -> [MenuEffect] {
        switch action {
        case .viewDidLoad:
            return []
        case .didChangeQuery(let query):
            state.query = query
            return []
        case .didTapTea(let teaID):
            return [.showTea(teaID: teaID)]
        case .didTapAbout:
            return [.showAbout]
        }
    }
}
