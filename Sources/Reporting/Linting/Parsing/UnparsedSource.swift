/// The reason why a source can't be checked.
struct UnparsedSource: Error {
    var finding: Finding

    init(at offset: Int, _ message: String) {
        let remedy = "nothing in it is checked; fix it, or list it under 'unmanaged' in project.yml"
        finding = Finding(.unreadableFile, at: offset, message, remedy)
    }

    init(_ fault: UnreadableSource) {
        self.init(at: fault.offset, fault.message)
    }

    init(mergeMarkerAt offset: Int) {
        finding = Finding(.unreadableFile, at: offset, MergeMarker.message, MergeMarker.remedy)
    }

    init(_ nesting: SwiftReading.NestedTooDeeply) {
        finding = Finding(
            .nestedTooDeeply,
            at: nesting.offset,
            SwiftReading.NestedTooDeeply.message,
            SwiftReading.NestedTooDeeply.remedy
        )
    }
}
