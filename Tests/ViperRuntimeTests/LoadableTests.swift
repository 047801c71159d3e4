import Testing
import ViperRuntime

@Suite struct LoadableTests {
    struct Refusal: Error, Equatable {}

    @Test func nothingIsThereBeforeAnybodyAsks() {
        let names = Loadable<[String]>.notAsked
        #expect(names.value == nil && !names.isLoading && names.failure == nil)
    }

    @Test func whatWasThereBeforeStays() {
        var names = Loadable<[String]>.notAsked
        names.begin()
        #expect(names == .loading(nil) && names.isLoading)
        names = .loaded(["Miso"])
        names.begin()
        #expect(names == .loading(["Miso"]) && names.value == ["Miso"])
        names.fail(Refusal(), in: "fetchNames")
        #expect(names == .failed(SceneFailure(Refusal(), in: "fetchNames"), ["Miso"]))
        #expect(names.value == ["Miso"] && !names.isLoading && names.failure?.canRetry == true)
        names.begin()
        #expect(names == .loading(["Miso"]) && names.failure == nil)
    }

    @Test func cancellationIsNoFailure() {
        var names = Loadable<[String]>.notAsked
        names.begin()
        names.fail(CancellationError(), in: "fetchNames")
        #expect(names == .notAsked)
        names = .loading(["Miso"])
        names.fail(CancellationError(), in: "fetchNames")
        #expect(names == .loaded(["Miso"]))
    }

    /// Also where it was made by hand, as in a preview.
    @Test func whatFailedToLoadCanBeTriedAgain() {
        let failed = Loadable<Int>.failed(SceneFailure(CancellationError(), in: "fetchTotal"), nil)
        #expect(failed.failure?.canRetry == true)
    }
}
