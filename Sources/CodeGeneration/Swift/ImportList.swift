import ProjectModel
import SwiftReading
import Templating

/// The imports of one file: each module once, `public` exactly where a public declaration of the file needs it.
struct ImportList {
    enum Access {
        case `internal`
        case `public`
    }

    /// The module that the file belongs to, which it can't import.
    private let module: String
    private let owners: TypeOwners
    private var accessByModule: [String: Access] = [:]

    init(module: String, owners: TypeOwners) {
        self.module = module
        self.owners = owners
    }

    mutating func add(_ name: String, _ access: Access = .internal) {
        guard name != module, accessByModule[name] != .public else { return }
        accessByModule[name] = access
    }

    mutating func add(_ type: SwiftType, _ access: Access = .internal) {
        for name in owners.modules(of: type.names) { add(name, access) }
    }

    mutating func add(_ expression: SwiftExpression, _ access: Access = .internal) {
        for name in owners.modules(ofExpression: expression.names) { add(name, access) }
    }

    mutating func add(_ parameters: [Parameter], _ access: Access = .internal) {
        for parameter in parameters {
            add(parameter.type, access)
            if let value = parameter.defaultValue { add(value, access) }
        }
    }

    mutating func add(_ methods: [Method], _ access: Access = .internal) {
        for method in methods {
            add(method.parameters, access)
            if let returns = method.returns { add(returns, access) }
        }
    }

    /// Each module with the lines that import it, sorted.
    var declarations: [ScaffoldContract.Import] {
        accessByModule.keys.sorted().map { module in
            ScaffoldContract.Import(
                module: module,
                lines: module == ImportList.networking ? networkingLines : [line(module)]
            )
        }
    }

    var isEmpty: Bool { accessByModule.isEmpty }

    /// `import` lines, in the order that swift-format asks for: conditional ones come last.
    ///
    /// - Parameter testable: a module whose internals a test needs.
    func lines(testable: String? = nil) -> [TemplateValue] {
        let plain = accessByModule.keys.filter { $0 != ImportList.networking }.sorted().map(line)
        let tested = testable.map { ["", "@testable import \($0)"] } ?? []
        let conditional = accessByModule[ImportList.networking] == nil ? [] : [""] + networkingLines
        return (plain + tested + conditional).map { .text($0) }
    }

    private static let networking = "FoundationNetworking"

    private func line(_ module: String) -> String { "\(keyword(module)) \(module)" }

    private func keyword(_ module: String) -> String {
        accessByModule[module] == .public ? "public import" : "import"
    }

    /// On Apple's platforms Foundation itself holds what the other platforms have in a module of its own.
    private var networkingLines: [String] {
        let keyword = keyword(ImportList.networking)
        let start = ["#if canImport(FoundationNetworking)", "    \(keyword) FoundationNetworking"]
        let isFoundationEnough = accessByModule["Foundation"].map { $0 == .public || keyword == "import" } ?? false
        return start + (isFoundationEnough ? ["#endif"] : ["#else", "    \(keyword) Foundation", "#endif"])
    }
}
