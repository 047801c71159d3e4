import TeahouseCore
import TeasInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Teas

@Suite struct TeaDetailsReducerTests {
    private let descriptor = ViewDescriptor.TeaDetailsDescriptor(teaID: 1)

    @Test func viewDidLoad() {
        var state = TeaDetailsState(teaID: descriptor.teaID)
        let effects = TeaDetailsReducer(descriptor: descriptor).reduce(&state, .viewDidLoad)
        #expect(effects == [])
    }

    @Test func viewWillAppear() {
        var state = TeaDetailsState(teaID: descriptor.teaID)
        let effects = TeaDetailsReducer(descriptor: descriptor).reduce(&state, .viewWillAppear)
        #expect(effects == [])
    }
}
