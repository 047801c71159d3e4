/// The default answers of mocks of protocols in Swift sources: the project's samples, as far as the mocks' module can
/// use them, and plain values of the standard library.
public struct ServiceSamples: Sendable {
    /// The known value of a type, if any.
    public enum Answer: Hashable, Sendable {
        case value(String, modules: [String])
        /// The type has no value, but a line under `samples` in project.yml would give it one.
        case missing(line: String)
        case unavailable
    }

    private let context: GenerationContext
    private let declared: DeclaredValues
    private let modules: Set<String>

    /// - Parameters:
    ///   - module: The module whose protocols are mocked, with its dependencies.
    ///   - declared: The declarations in its sources and in those of its core modules.
    public init(of project: Project, module: MockedModule, declared: DeclaredValues) {
        context = GenerationContext(project: project)
        self.declared = declared
        modules = Set(module.dependencies.compactMap { if case .module(let name) = $0 { name } else { nil } })
            .union([module.name])
    }

    /// Returns the names of which a source needs one for its declarations to matter.
    public static func names(in project: Project) -> Set<String> {
        project.samples.reduce(into: []) { names, sample in
            names.formUnion(sample.value.names)
            if let member = sample.value.text.implicitMember { names.insert(member) }
            names.formUnion(sample.key.split(separator: ".").map(String.init))
        }
    }

    /// Returns the default answer for a type.
    ///
    /// - Parameters:
    ///   - text: The type, as its source spells it.
    ///   - isOnMainActor: Whether the mock's member runs there.
    ///   - seesInternals: Whether the mock imports its protocol's module as `@testable`.
    public func answer(
        for text: String,
        onMainActor isOnMainActor: Bool,
        seeingInternals seesInternals: Bool
    ) -> Answer {
        guard case .success(let type) = SwiftType.read(text, position: .result) else { return .unavailable }
        let samples = isOnMainActor ? context.samples : context.samples.offMainActor
        var used: [SwiftExpression] = []
        func sample(_ name: String) -> String? {
            guard let value = samples.value(for: name),
                reaches(value, for: name, onMainActor: isOnMainActor, seeingInternals: seesInternals)
            else { return nil }
            used.append(value)
            return value.text
        }
        let plain = type.names.allSatisfy { ServiceSamples.plainTypes.contains($0) || type.customNames.contains($0) }
        let value = sample(type.text) ?? (plain ? type.zeroValue(sample: sample) : nil)
        if let value, isOnMainActor || !samples.isMadeOnMainActor(value, for: type) {
            return modules(of: used).map { .value(value, modules: $0) } ?? .unavailable
        }
        return type.isPlainlyNamed && samples.value(for: type.text) == nil
            ? .missing(line: "\(type.text): <value>") : .unavailable
    }

    /// Returns the modules to import; `nil` if one of them can't be imported.
    private func modules(of values: [SwiftExpression]) -> [String]? {
        let needed = Set(values.flatMap { $0.names.contains(where: isOwn) ? context.owners.modules(of: $0) : [] })
        return needed.isSubset(of: modules) ? needed.sorted() : nil
    }

    private func isOwn(_ name: String) -> Bool { KnownModule.declaring(name) == nil }

    /// Returns true if a mock can use the value: all that it names is visible, and on no other actor than the mock.
    private func reaches(
        _ value: SwiftExpression,
        for type: String,
        onMainActor isOnMainActor: Bool,
        seeingInternals seesInternals: Bool
    ) -> Bool {
        if value.isPlainLiteral { return true }
        func reaches(_ member: String, of type: String) -> Bool {
            guard isOnMainActor || !declared.isIsolated(type) else { return false }
            if member == "init" { return declared.types[type]?.isDeclared == true }
            guard let found = declared.types[type]?.members[member] else { return false }
            return (found.isPublic || seesInternals) && (isOnMainActor || !found.isIsolated)
        }
        if let member = value.text.implicitMember { return reaches(member, of: type) }
        return value.names.allSatisfy { name in
            guard isOwn(name) else { return true }
            guard declared.types[name]?.isDeclared == true, isOnMainActor || !declared.isIsolated(name) else {
                return false
            }
            let rest = value.text.hasPrefix(name) ? String(value.text.dropFirst(name.count)) : ""
            return rest.implicitMember.map { reaches($0, of: name) } ?? true
        }
    }

    /// Types whose names stand for the standard library's and Foundation's own wherever they are written.
    private static let plainTypes: Set<String> = [
        "Bool", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "Double", "Float", "CGFloat", "TimeInterval", "Date", "Data", "UUID", "URL", "Decimal", "Result",
        "Error", "Void", "Optional", "Array", "Dictionary", "Set",
    ]
}

extension String {
    /// The implicit member's name. For example: `sample` for `.sample` and for `.sample(of: 1)`.
    fileprivate var implicitMember: String? {
        guard first == "." else { return nil }
        let name = dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }
}

extension SwiftType {
    /// True for a plain type name. For example: `Product.ID`, but not `(Product, Int)`.
    fileprivate var isPlainlyNamed: Bool {
        !customNames.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
}
