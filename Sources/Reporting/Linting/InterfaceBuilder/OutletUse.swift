/// The objects of a document that have the same class, with the outlets that each of them connects.
struct OutletUse {
    enum Kind: Hashable {
        /// The document makes the objects.
        case made
        /// The object loads the document.
        case filesOwner
        /// Code hands the objects to the document.
        case handedOver
    }

    struct Object {
        var id: String?
        var connected: Set<String> = []
    }

    var key: ClassIndex.Key
    var kind: Kind
    /// The position of the document.
    var document: Int
    var objects: [Object] = []

    /// Returns the uses of classes that are in the sources.
    static func all(in documents: [NibDocument], _ inspection: inout NibInspection) -> [OutletUse] {
        var uses: [OutletUse] = []
        for (position, document) in documents.enumerated() {
            uses += all(in: document, at: position, &inspection)
        }
        return uses
    }

    private static func all(
        in document: NibDocument,
        at place: Int,
        _ inspection: inout NibInspection
    ) -> [OutletUse] {
        var connected: [Int: Set<String>] = [:]
        for outlet in document.outlets {
            guard let object = outlet.object else { continue }
            connected[object, default: []].insert(outlet.name.value)
        }
        var uses: [OutletUse] = []
        var positions: [Kind: [ClassIndex.Key: Int]] = [:]
        for (number, object) in document.objects.enumerated() where !object.isFirstResponder {
            guard let name = object.customClass?.value, object.customModule != nil,
                case .module(let module) = inspection.home(of: object, in: document)
            else { continue }
            let key = ClassIndex.Key(name: name, module: module)
            let kind: Kind = object.isFilesOwner ? .filesOwner : object.placeholder == nil ? .made : .handedOver
            let position = positions[kind]?[key] ?? uses.count
            if position == uses.count {
                positions[kind, default: [:]][key] = position
                uses.append(OutletUse(key: key, kind: kind, document: place))
            }
            uses[position].objects.append(Object(id: object.id, connected: connected[number] ?? []))
        }
        return uses
    }
}
