import SwiftReading
import YAMLTree

extension FileDecoder {
    /// `environment: Session`, or `environment: { type: Session, module: KitchenCore }`.
    func environment(_ node: YAMLNode) -> EnvironmentSpec? {
        guard case .mapping = node.content else {
            return name(node, .type, key: "environment").map { EnvironmentSpec(type: $0) }
        }
        guard let fields = object(node, EnvironmentKeys.self, key: "environment") else { return nil }
        let module = fields[.module].flatMap { name($0, .module, key: "module") }
        let kind = fields[.kind].flatMap { choice($0, EnvironmentKind.self, key: "kind") }
        return fields[.type].flatMap { name($0, .type, key: "type") }.map {
            EnvironmentSpec(type: $0, module: module, kind: kind)
        }
    }
}

extension FileDecoder {
    /// `descriptors: { namespace: Screens, protocol: ScreenDescriptor }`.
    func descriptors(_ node: YAMLNode) -> DescriptorsSpec? {
        guard let fields = object(node, DescriptorsKeys.self, key: "descriptors") else { return nil }
        return DescriptorsSpec(
            namespace: fields[.namespace].flatMap { name($0, .type, key: "namespace") },
            conformance: fields[.protocol].flatMap { name($0, .type, key: "protocol") }
        )
    }
}
