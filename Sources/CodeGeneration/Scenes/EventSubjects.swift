import ProjectModel

extension Event {
    /// What the event is about: its name, whole and without the words that say how it came about, in lower case.
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
    /// Whether it gets something that the screen may show from the start: a load that needs nothing, or whose name says that it
    /// doesn't wait for people, as `searchRecipes(text:)` does.
    var isFetch: Bool {
        work == .load && parameters.isEmpty || ["fetch", "load", "get", "find"].contains { name.hasPrefix($0) }
    }

    /// Whether what it is asked for comes later.
    var isAwaited: Bool { isAsync || follows != nil }

    /// Whether a test can say what a call of it comes to.
    func canBeStubbed(_ samples: SampleValues) -> Bool {
        samples.error(of: self) != nil || samples.missingResult(of: self) == nil
    }
}
