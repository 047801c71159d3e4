import TeasInterface
import ViperRuntime

nonisolated struct TeaDetailsReducer {
    let descriptor: ViewDescriptor.TeaDetailsDescriptor

    func reduce(_ state: inout TeaDetailsState, _ action: TeaDetailsAction) -> [TeaDetailsEffect] {
        switch action {
        case .viewDidLoad:
            return []
        case .viewWillAppear:
            return []
        }
    }
}
