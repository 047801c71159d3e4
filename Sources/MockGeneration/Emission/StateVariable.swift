/// Something that a mock holds for a test to read or to set.
struct StateVariable: Hashable {
    enum Content: Hashable {
        /// `var fooClosure: (() -> Void)?`, `var fooCallsCount = 0`.
        case stored(type: String?, initial: String?)
        /// `var fooCalled: Bool { fooCallsCount > 0 }`.
        case computed(type: String, expression: String)
    }

    var name: String
    var content: Content
    /// `private(set)`, where only the mock itself may set it.
    var isOnlyRead = false
    /// What counts the changes: `{ didSet { nameSetCallCount += 1 } }`.
    var observer = ""

    /// - Parameter prefix: the access level and whatever else stands before `var`.
    func line(prefix: String, keepsSetter: Bool) -> String {
        let access = isOnlyRead && keepsSetter ? prefix + "private(set) " : prefix
        switch content {
        case .stored(let type, let initial):
            let type = type.map { ": " + $0 } ?? ""
            let initial = initial.map { " = " + $0 } ?? ""
            return "\(access)var \(SwiftNames.declaration(name))\(type)\(initial)\(observer)"
        case .computed(let type, let expression):
            return "\(access)var \(SwiftNames.declaration(name)): \(type) { \(expression) }"
        }
    }
}

/// What a mock has for one member of its protocol.
struct MemberCode {
    var conditions: [Condition]
    var isStatic: Bool
    var variables: [StateVariable]
    /// The member itself.
    var lines: [String]
    /// `@available(*, deprecated)`, so that what is held may be of deprecated types.
    var deprecation: String?
    /// What the sample that it answers with needs to have imported.
    var sampleModules: [String] = []

    /// The lines of what the mock holds.
    func variableLines(prefix: String, keepsSetter: Bool) -> [String] {
        variables.map { (deprecation.map { $0 + " " } ?? "") + $0.line(prefix: prefix, keepsSetter: keepsSetter) }
    }
}
