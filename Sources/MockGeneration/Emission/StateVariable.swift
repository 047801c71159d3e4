/// A variable of a mock that a test reads or sets.
struct StateVariable: Hashable {
    enum Content: Hashable {
        /// `var fooClosure: (() -> Void)?`, `var fooCallsCount = 0`.
        case stored(type: String?, initial: String?)
        /// `var fooCalled: Bool { wasCalled(fooCallsCount) }`.
        case computed(type: String, expression: String)
        /// `var fooCallsCount: Int { get { fooCalls.count } set { fooCalls.count = newValue } }`, behind a lock.
        case locked(type: String, place: String)
    }

    /// The name as code declares it.
    var name: String
    var content: Content
    /// `@Published`, with a trailing space.
    var wrapper = ""
    /// `weak`, with a trailing space.
    var modifier = ""
    /// True for `private(set)`: only the mock itself may set it.
    var isOnlyRead = false
    /// The observer that counts changes: `{ didSet { countCall(&nameSetCallCount) } }`.
    var observer = ""
    /// True if it records calls, rather than answering them.
    var isRecord = false

    /// Writes the binding of a stored variable without its observer: `fooCallsCount = 0`.
    private func writeBinding(_ type: String?, _ initial: String?, to lines: inout CodeLines) {
        lines.append(name)
        if let type {
            lines.append(": ")
            lines.append(type)
        }
        if let initial {
            lines.append(" = ")
            lines.append(initial)
        }
    }

    /// True if it can be declared together with others.
    private var isPlain: Bool {
        guard case .stored = content else { return false }
        return !isOnlyRead && observer.isEmpty && modifier.isEmpty && wrapper.isEmpty
    }

    /// True if it continues the line of the variable that it is computed from.
    private var isComputed: Bool { if case .computed = content { true } else { false } }

    /// The number of columns that it takes, including the separator.
    private var width: Int {
        switch content {
        case .stored(let type, let initial):
            name.utf8.count + (type.map { $0.utf8.count + 2 } ?? 0) + (initial.map { $0.utf8.count + 3 } ?? 0) + 2
        case .computed(let type, let expression): name.utf8.count + type.utf8.count + expression.utf8.count + 13
        case .locked(let type, let place): name.utf8.count + type.utf8.count + 2 * place.utf8.count + 39
        }
    }

    /// Writes stored variables in one declaration, or several if they are long, which compiles in two thirds of the
    /// time; then the others.
    ///
    /// - Parameter prefix: the access level and everything else before `var`.
    static func writeJoined(_ variables: [StateVariable], prefix: String, to lines: inout CodeLines) {
        let start = prefix.utf8.count + 4
        let fits = variables.reduce(start) { $0 + ($1.isPlain ? $1.width : 0) } <= CodeLines.widestMember
        var columns = 0
        var open: Bool?
        for variable in variables where variable.isPlain {
            guard case .stored(let type, let initial) = variable.content else { continue }
            if open == variable.isRecord || (fits && open != nil) {
                lines.append(", ")
            } else {
                if open != nil { lines.endLine() }
                lines.beginLine(prefix)
                lines.append("var ")
                columns = start
            }
            variable.writeBinding(type, initial, to: &lines)
            columns += variable.width
            open = variable.isRecord
        }
        let others = variables.filter { !$0.isPlain }
        write(others, prefix: prefix, columns: columns, to: &lines)
    }

    /// Writes each variable on its own line; one computed from the previous variable follows it if there is room.
    ///
    /// - Parameter columns: the columns of the current line; 0 if there is none.
    static func write(_ variables: [StateVariable], prefix: String, columns: Int = 0, to lines: inout CodeLines) {
        var columns = columns
        for variable in variables {
            let width = prefix.utf8.count + 4 + variable.width
            if variable.isComputed, columns > 0, columns + width <= CodeLines.widestMember {
                lines.append("; ")
                lines.append(prefix)
                columns += width
            } else {
                if columns > 0 { lines.endLine() }
                lines.beginLine(variable.wrapper)
                lines.append(prefix)
                columns = width
            }
            variable.writeDeclaration(to: &lines)
        }
        if columns > 0 { lines.endLine() }
    }

    /// Writes the variable on its own line.
    func write(prefix: String, to lines: inout CodeLines) {
        StateVariable.write([self], prefix: prefix, to: &lines)
    }

    private func writeDeclaration(to lines: inout CodeLines) {
        switch content {
        case .stored(let type, let initial):
            lines.append(modifier)
            lines.append(isOnlyRead ? "private(set) var " : "var ")
            writeBinding(type, initial, to: &lines)
            lines.append(observer)
        case .computed(let type, let expression): writeAccessor(type, expression, to: &lines)
        case .locked(let type, let place) where isOnlyRead: writeAccessor(type, place, to: &lines)
        case .locked(let type, let place):
            writeAccessor(type, String(parts: "get { ", place, " } set { ", place, " = newValue }"), to: &lines)
        }
    }

    private func writeAccessor(_ type: String, _ body: String, to lines: inout CodeLines) {
        lines.append("var ")
        lines.append(name)
        lines.append(": ")
        lines.append(type)
        lines.append(" { ")
        lines.append(body)
        lines.append(" }")
    }
}

/// A locked object of the library: `private let fooCalls = LockedCalls<Int, Void, () -> Void>()`.
struct LockedStorage: Hashable {
    var name: String
    var type: String
    var arguments: String

    /// True if it holds calls, rather than a single value.
    var isOfCalls: Bool { type.hasPrefix("LockedCalls<") }

    func line(isStatic: Bool, _ shape: MockShape) -> String {
        let prefix = "private " + shape.free
        let type = shape.lockPrefix + type
        // Swift doesn't read every type where a value is expected.
        let isOdd = type.contains("(nonisolated(nonsending)")
        let initial = (isOdd ? ".init" : type) + "(\(arguments))"
        if isStatic, !shape.linked.generics.isEmpty {
            // A generic class has no static stored properties.
            return "\(prefix)static var \(name): \(type) { "
                + "\(shape.lockPrefix)StaticMockRecordings.shared(\"\(name)\", of: Self.self, \(initial)) }"
        }
        return "\(prefix)\(isStatic ? "static " : "")let \(name)\(isOdd ? ": " + type : "") = \(initial)"
    }
}

/// A mock's code for one member of its protocol.
struct MemberCode {
    var conditions: [Condition]
    var isStatic: Bool
    var storage: [LockedStorage] = []
    var variables: [StateVariable]
    /// The member itself.
    var lines: [String]
    /// `@available(*, deprecated)`, so that storage may have deprecated types.
    var deprecation: String?
    /// The modules that its sample needs.
    var sampleModules: [String] = []

    /// Writes the mock's storage.
    func writeVariables(_ shape: MockShape, to lines: inout CodeLines) {
        let isLocked = shape.locks(isStatic: isStatic)
        let deprecation = deprecation.map { $0 + " " } ?? ""
        let prefix = deprecation + (isLocked ? shape.free : "") + shape.access + (isStatic ? "static " : "")
        for held in storage { lines.add(deprecation + held.line(isStatic: isStatic, shape)) }
        if shape.naming.traits.joinsVariables {
            StateVariable.writeJoined(variables, prefix: prefix, to: &lines)
        } else {
            StateVariable.write(variables, prefix: prefix, to: &lines)
        }
    }
}
