/// The reason why a source can't be checked.
struct UnparsedSource: Error {
    var finding: Finding

    init(_ fault: UnreadableSource) {
        finding = Finding(
            .unreadableFile,
            at: fault.offset,
            fault.message,
            "nothing in it is checked; fix it, or list it under 'lint: { excluded: [...] }' in project.yml"
        )
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
