/// The form of a value, as an editor can check it.
///
/// It is parsed from the phrase on the reference page, so that there is one description. For example:
/// `ValueShape(of: "scenes, or [routes](#route), by name")` is `.byName(.either([.name(.scene), .object("route")]))`.
public indirect enum ValueShape: Hashable, Sendable {
    /// A word, a number or a text.
    case scalar
    /// Swift code, which YAML may read as a sequence: `[Recipe]`.
    case swift
    case flag
    case choice([String])
    /// A text that matches a regular expression.
    case pattern(String)
    /// The name of something in the project.
    case name(ProjectName)
    /// One of the described mappings, by its title.
    case object(String)
    case list(ValueShape)
    /// A mapping from any names to values.
    case byName(ValueShape)
    case either([ValueShape])
    case anything
}

/// The kinds of names that specs declare and refer to.
public enum ProjectName: String, CaseIterable, Sendable {
    case scene = "name of a scene"
    case service = "name of a service"
    case useCase = "name of a use case"
    case repository = "name of a repository"
    case module = "name of a module"
    case coreModule = "name of a core module"
    case rule = "name of a lint rule"
    case style = "name of a style of your own"
}

extension ValueShape {
    /// - Returns: `nil` for a phrase with words that descriptions don't use.
    public init?(of phrase: String) {
        if let shape = Self.fixed[phrase] {
            self = shape
        } else if phrase.contains("; ") {
            // Words that are allowed at times only.
            self = .choice(phrase.matches(of: /`([^`]+)`/).map { String($0.output.1) })
        } else if let items = phrase.after("list of "), let item = Self.alternatives(items) {
            self = .list(item)
        } else if let (values, _) = phrase.split(around: " by name, or a list of names"),
            let value = Self.alternatives(values)
        {
            self = .either([.byName(value), .list(.scalar)])
        } else if let value = phrase.before(" by name").flatMap({ Self.alternatives($0.before(",") ?? $0) }) {
            self = .byName(value)
        } else if let (value, _) = phrase.split(around: " by "), let value = Self.alternatives(value) {
            self = .byName(value)
        } else if let shape = Self.alternatives(phrase) {
            self = shape
        } else {
            return nil
        }
    }

    /// Parses `a, b or c`, and `a, or b`.
    private static func alternatives(_ phrase: String) -> ValueShape? {
        let atoms = phrase.replacing(", or of ", with: ", ").replacing(", or a ", with: ", ").replacing(
            ", or ",
            with: ", "
        )
        .replacing(" or a ", with: ", ").replacing(" or ", with: ", ").replacing(" and ", with: ", ").split(
            separator: ", "
        )
        let words = atoms.compactMap { $0.hasPrefix("`") ? String($0.dropFirst().dropLast()) : nil }
        let others = atoms.filter { !$0.hasPrefix("`") }.map { atom(String($0), among: words) }
        guard others.allSatisfy({ $0 != nil }) else { return nil }
        let chosen: [ValueShape] = words.isEmpty ? [] : [words == ["true", "false"] ? .flag : .choice(words)]
        let all = chosen + others.compactMap(\.self)
        return all.count == 1 ? all[0] : .either(all)
    }

    private static func atom(_ text: String, among words: [String]) -> ValueShape? {
        if text == "list of both" || text == "list of them" { return .list(.choice(words)) }
        if let items = text.after("list of ") { return alternatives(items).map { .list($0) } }
        if text.hasPrefix("["), let anchor = text.split(around: "](#")?.1.before(")") {
            return .object(anchor.replacing("-", with: " "))
        }
        return nouns[text] ?? (text.hasPrefix("name of ") || text.hasPrefix("whole number") ? .scalar : nil)
    }

    private static let fixed: [String: ValueShape] = [
        "[methods](#method) by name, or the name of a use case": .either([.byName(.object("method")), .name(.useCase)]),
        "[methods](#method) by name, or the name of a repository":
            .either([.byName(.object("method")), .name(.repository)]),
        "[sections](#section) by name, for each content by name": .byName(.byName(.object("section"))),
        "name of a repository": .name(.repository),
        "[tabs](#tab) by scene, or a list of scenes": .either([.byName(.object("tab")), .list(.name(.scene))]),
        "component, or what it takes by parameter, below its name": .either([.scalar, .byName(.byName(.scalar))]),
        "values of the state's fields, by name": .byName(.either([.byName(.anything), .list(.scalar)])),
        "name with `{}`": .scalar,
        "function or property of a service": .scalar, "call of a service, or name of a method": .scalar,
        "text in quotes, or a Swift expression": .swift,
        "versions by platform": .byName(.scalar),
        "scene, or scenes and `tabs` by state": .either([
            .name(.scene), .byName(.either([.name(.scene), .choice(["tabs"])])),
        ]),
        "services by state": .byName(.list(.name(.service))),
    ]

    private static let page = ValueShape.pattern("^https?://.+$")

    private static let nouns: [String: ValueShape] = [
        "state of a package": .pattern(PackageState.pattern),
        "name": .scalar, "names": .scalar, "text": .scalar, "path": .scalar, "paths": .scalar, "address": .scalar,
        "addresses": .scalar, "address of a page": page, "addresses of pages": page, "link": .scalar, "links": .scalar,
        "version": .scalar, "language": .scalar, "commit": .scalar, "reverse host name": .scalar, "products": .scalar,
        "fields": .scalar,
        "events": .scalar, "type names": .scalar, "Swift names with dots": .scalar,
        "Swift type": .swift, "types": .swift, "Swift expression": .swift, "Swift expressions": .swift,
        // The parameters of an event have types, or nothing where it has none.
        "parameters": .either([.byName(.either([.swift, .object("parameter")])), .list(.swift)]),
        "scene": .name(.scene), "scenes": .name(.scene), "services": .name(.service),
        "repositories": .name(.repository), "use cases": .name(.useCase),
        "module": .name(.module), "modules": .scalar, "core modules": .name(.coreModule),
        "tab to select": .pattern("^tab .+$"),
        "either with a product": .pattern(
            "^(\(TestingLibrary.allCases.map(\.rawValue).joined(separator: "|"))) with .+$"
        ),
        "rule": .name(.rule), "style of your own": .name(.style),
        "values": .anything,
    ]
}

extension String {
    fileprivate func after(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

    fileprivate func before(_ suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }

    fileprivate func split(around separator: String) -> (String, String)? {
        guard let range = firstRange(of: separator) else { return nil }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
