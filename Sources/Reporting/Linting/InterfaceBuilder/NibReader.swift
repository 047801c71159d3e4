/// Builds a document from its tags.
struct NibReader {
    private var document: NibDocument
    /// The open elements, each with its object, if any.
    private var open: [(name: String, object: Int?)] = []
    /// The actions with the ids of their targets, which may come later.
    private var actions: [(target: String, name: XMLReader.Attribute)] = []
    private var assets = NibAssetReader()

    static func read(_ source: [UInt8], path: String, module: String) throws(XMLReader.Fault) -> NibDocument {
        var reader = NibReader(document: NibDocument(path: path, module: module, bytes: source))
        if let offset = ByteSearch.firstNUL(in: source) {
            throw XMLReader.Fault(offset: offset, message: "there is a NUL byte here: this isn't UTF-8 text")
        }
        try XMLReader.read(source) { reader.take($0) }
        reader.resolveActions()
        reader.document.assets = reader.assets.own
        return reader.document
    }

    private init(document: NibDocument) {
        self.document = document
    }

    private mutating func take(_ event: XMLReader.Event) {
        switch event {
        case .end: open.removeLast()
        case .start(let name, let attributes, _):
            // The device that Interface Builder shows has a name of its own.
            if name != "device", let id = attributes["id"] { document.ids.append(id) }
            if name == "constraint" {
                document.constraintItems += ["firstItem", "secondItem"].compactMap { attributes[$0] }
            }
            assets.take(name, attributes, parent: open.last?.name)
            if open.last?.name == "connections" {
                addConnection(name, attributes, owner: open.dropLast().last?.object)
                open.append((name, nil))
            } else {
                open.append((name, addObject(name, attributes)))
            }
        }
    }

    private mutating func addObject(_ element: String, _ attributes: [XMLReader.Attribute]) -> Int? {
        let id = attributes["id"]?.value
        guard id != nil || attributes["customClass"] != nil else { return nil }
        document.objects.append(
            NibDocument.Object(
                element: element,
                id: id,
                customClass: attributes["customClass"],
                customModule: attributes["customModule"],
                isOfTarget: attributes["customModuleProvider"]?.value == "target",
                placeholder: attributes["placeholderIdentifier"]?.value ?? placeholder(element, id)
            )
        )
        return document.objects.count - 1
    }

    /// Returns the kind of placeholder that macOS writes as an object with a fixed id.
    private func placeholder(_ element: String, _ id: String?) -> String? {
        guard element == "customObject" else { return nil }
        return ["-1": "IBFirstResponder", "-2": "IBFilesOwner", "-3": "NSApplication"][id ?? ""]
    }

    private mutating func addConnection(_ kind: String, _ attributes: [XMLReader.Attribute], owner: Int?) {
        switch kind {
        case "outlet", "outletCollection":
            guard let owner, let property = attributes["property"] else { return }
            document.outlets.append(NibDocument.Connection(object: owner, name: property))
        case "action":
            guard let selector = attributes["selector"], let target = attributes["destination"] ?? attributes["target"]
            else { return }
            actions.append((target.value, selector))
        case "segue":
            guard let selector = attributes["unwindAction"] else { return }
            document.actions.append(NibDocument.Connection(object: nil, name: selector))
        default: break
        }
    }

    private mutating func resolveActions() {
        let positions = Dictionary(
            document.objects.enumerated().compactMap { position, object in object.id.map { ($0, position) } }
        ) { first, _ in first }
        for (target, name) in actions {
            guard let position = positions[target] else { continue }
            document.actions.append(NibDocument.Connection(object: position, name: name))
        }
    }
}

extension [XMLReader.Attribute] {
    subscript(name: String) -> XMLReader.Attribute? {
        first { $0.name == name && !$0.value.isEmpty }
    }
}
