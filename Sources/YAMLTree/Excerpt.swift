/// Returns the text shortened for a message: a key may be megabytes long, and there may be thousands of messages about
/// it.
func excerpt(_ text: String) -> String {
    let longest = 60
    let start = text.unicodeScalars.prefix(longest)
    return start.endIndex == text.unicodeScalars.endIndex ? text : String(start) + "…"
}
