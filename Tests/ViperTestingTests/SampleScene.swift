/// A scene in small: view → presenter → interactor, and back by weak references or, on demand, by a leak.
@MainActor protocol SampleContract: AnyObject {}

@MainActor class SampleViewBase {
    let presenter: any SampleContract

    init(presenter: any SampleContract) { self.presenter = presenter }
}

final class SampleView: SampleViewBase {
    var children: [String: SampleView?] = [:]
}

@MainActor final class SamplePresenter: SampleContract {
    weak var view: SampleView?
    var leak: SampleView?
    let interactor: SampleInteractor? = SampleInteractor()
    let payload = SamplePayload.wireframe(SampleWireframe())
    let helper = UnrelatedHelper()
}

@MainActor final class SampleInteractor: SampleContract {}
@MainActor final class SampleWireframe: SampleContract {}
@MainActor final class SampleDeepPart {}
@MainActor final class UnrelatedHelper { let deep = SampleDeepPart() }

enum SamplePayload {
    case none
    case wireframe(SampleWireframe)
}

@MainActor func makeSampleScene(leaking: Bool = false) -> SampleView {
    let presenter = SamplePresenter()
    let view = SampleView(presenter: presenter)
    presenter.view = view
    if leaking { presenter.leak = view }
    return view
}
