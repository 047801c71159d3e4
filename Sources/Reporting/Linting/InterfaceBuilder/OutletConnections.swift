/// The outlets that documents connect, by class.
///
/// A view that loads a nib of its own, as its File's Owner, has its outlets connected there, and not where it is used.
struct OutletConnections {
    private typealias Key = ClassIndex.Key

    /// The class of each use with its superclasses.
    private(set) var ancestries: [ClassIndex.Key: [ClassMembers]] = [:]
    /// The classes that load documents, or are handed to them.
    private var loading: Set<Key> = []
    /// The used classes by themselves and by their superclasses.
    private var heirs: [Key: [Key]] = [:]
    /// The nibs that connect an outlet for the object that loads them, by class and outlet; `nil` for documents that
    /// make the object themselves.
    private var nibs: [Key: [String: Set<String?>]] = [:]

    init(_ uses: [OutletUse], in documents: [NibDocument], _ inspection: inout NibInspection) {
        for use in uses {
            if ancestries[use.key] == nil {
                let ancestry = inspection.classes.ancestry(of: use.key)
                ancestries[use.key] = ancestry
                for part in ancestry { heirs[part.key, default: []].append(use.key) }
            }
            if use.kind != .made { loading.insert(use.key) }
            let nib = use.kind == .made ? nil : Self.baseName(documents[use.document].path)
            for name in use.objects.flatMap(\.connected) { nibs[use.key, default: [:]][name, default: []].insert(nib) }
        }
    }

    /// Returns true if the outlets of a use's objects are for a nib that the objects load.
    func areElsewhere(for use: OutletUse) -> Bool {
        use.kind == .handedOver
            || use.kind == .made && (ancestries[use.key] ?? []).contains { loading.contains($0.key) }
    }

    /// Returns true if another document may connect an outlet of the object that loads this one. Variants of a nib for
    /// devices and languages don't count: only one of them is loaded.
    func mayBeConnected(_ outlet: RequiredOutlet, besides document: NibDocument, for key: ClassIndex.Key) -> Bool {
        let nib = Self.baseName(document.path)
        let related = (ancestries[key] ?? []).map(\.key) + (heirs[key] ?? [])
        return related.contains { nibs[$0]?[outlet.connectedName]?.contains { $0 != nib } ?? false }
    }

    /// Returns a file's name without ending and device: `Cart` for `en.lproj/Cart~ipad.xib`.
    private static func baseName(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "~" })
    }
}
