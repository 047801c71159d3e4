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

    var isEmpty: Bool { accessByModule.isEmpty }

    /// `import` lines, sorted as swift-format sorts them.
    var lines: [TemplateValue] {
        accessByModule.keys.sorted().flatMap { name -> [String] in
            let access = accessByModule[name] == .public ? "public " : ""
            return name == "FoundationNetworking" ? networking(access) : ["\(access)import \(name)"]
        }.map { .text($0) }
    }

    /// On Apple's platforms Foundation itself holds what the other platforms have in a module of its own.
    private func networking(_ access: String) -> [String] {
        let start = ["#if canImport(FoundationNetworking)", "    \(access)import FoundationNetworking"]
        let isWholeFoundationImported = accessByModule["Foundation"].map { $0 == .public || access.isEmpty } ?? false
        return start + (isWholeFoundationImported ? ["#endif"] : ["#else", "    \(access)import Foundation", "#endif"])
    }
}
