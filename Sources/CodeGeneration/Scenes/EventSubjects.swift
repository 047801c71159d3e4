extension Event {
    /// The event's possible subjects, in lower case: its name, whole and without the words for the kind of event.
    var subjects: [String] {
        let beginnings = ["didTap", "didSelect", "didChange", "didPress", "didSubmit", "didRequest", "did", "on"]
        let endings = ["ButtonTap", "RowTap", "CellTap", "Tap", "Change", "Button", "Row", "Cell", "Tab", ""]
        var subjects = [name.lowercased()]
        for beginning in beginnings where name.hasPrefix(beginning) {
            for ending in endings where name.hasSuffix(ending) {
                subjects.append(String(name.dropFirst(beginning.count).dropLast(ending.count)).lowercased())
            }
        }
        return subjects.filter { !$0.isEmpty }
    }
}

extension Method {
    /// True if it loads something that the screen may show from the start: a load without parameters, or one whose name
    /// doesn't wait for people, as `searchRecipes(text:)` does.
    var isFetch: Bool {
        work == .load && parameters.isEmpty || ["fetch", "load", "get", "find"].contains { name.hasPrefix($0) }
    }

    /// True if its result comes later.
    var isAwaited: Bool { isAsync || follows != nil }

    /// Returns true if a test can set the outcome of a call.
    func canBeStubbed(_ samples: SampleValues) -> Bool {
        samples.error(of: self) != nil || samples.missingResult(of: self) == nil
    }
}
