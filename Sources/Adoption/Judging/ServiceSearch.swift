/// Finds the services that the resolver's type offers.
struct ServiceSearch {
    let index: AppIndex
    /// The resolver's type.
    let owner: String

    /// The services by name: properties of the type, or of its protocols, whose type is a protocol of the app.
    var services: [Adoption.Service] {
        let types = [owner] + index.ancestors(of: owner).sorted()
        let properties = types.reduce(into: [String: String]()) { all, type in
            all.merge(index.members(of: type).instanceTypes) { first, _ in first }
        }
        return properties.keys.sorted().compactMap { name in
            guard let type = protocolName(properties[name] ?? "") else { return nil }
            return Adoption.Service(name: name, type: type)
        }
    }

    /// Returns the name of the type's protocol, without `any`; `nil` if the type isn't a single protocol.
    private func protocolName(_ type: String) -> String? {
        var text = type[...]
        if text.hasPrefix("any ") { text = text.dropFirst(4) }
        let name = String(text)
        guard !name.contains("."), let full = index.resolve(name, in: owner), full == name else { return nil }
        return index.declaration(of: full)?.isProtocol == true ? name : nil
    }
}
