#if !canImport(UIKit)
    /// Sections and their items at one moment, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct. Identifiers are
    /// unique: duplicate or unknown ones raise.
    public struct NSDiffableDataSourceSnapshot<
        SectionIdentifierType: Hashable & Sendable,
        ItemIdentifierType: Hashable & Sendable
    >: Sendable {
        private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
        /// The items that get a new cell.
        private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
        /// The items that are reconfigured in their existing cells.
        private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

        public init() {}

        public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
        public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
        public var numberOfSections: Int { sections.count }
        public var numberOfItems: Int { itemIdentifiers.count }

        public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
            itemIdentifiers(inSection: identifier).count
        }

        public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
            sections[place(of: identifier)].items
        }

        public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
            sections.first { $0.items.contains(identifier) }?.identifier
        }

        public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

        public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
            sectionIdentifiers.firstIndex(of: identifier)
        }

        public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
            raiseUnlessUnique(sectionIdentifiers + identifiers, "section")
            sections += identifiers.map { ($0, []) }
        }

        public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
            sections.removeAll { identifiers.contains($0.identifier) }
        }

        /// Appends items to the last section, unless another is given.
        public mutating func appendItems(
            _ identifiers: [ItemIdentifierType],
            toSection sectionIdentifier: SectionIdentifierType? = nil
        ) {
            guard let last = sections.indices.last else {
                Misuse.raise("There are currently no sections in the data source. Please add a section first.")
            }
            raiseUnlessUnique(itemIdentifiers + identifiers, "item")
            sections[sectionIdentifier.map(place) ?? last].items += identifiers
        }

        public mutating func insertItems(
            _ identifiers: [ItemIdentifierType],
            beforeItem beforeIdentifier: ItemIdentifierType
        ) {
            insert(identifiers, at: beforeIdentifier, offset: 0)
        }

        public mutating func insertItems(
            _ identifiers: [ItemIdentifierType],
            afterItem afterIdentifier: ItemIdentifierType
        ) {
            insert(identifiers, at: afterIdentifier, offset: 1)
        }

        public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
            let gone = Set(identifiers)
            for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
        }

        public mutating func deleteAllItems() { self = Self() }

        /// Requests new cells for the items.
        public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
            raiseUnlessPresent(identifiers)
            reloadedItemIdentifiers += identifiers
        }

        /// Reconfigures the items in their existing cells.
        public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
            raiseUnlessPresent(identifiers)
            reconfiguredItemIdentifiers += identifiers
        }

        private func raiseUnlessPresent(_ identifiers: [ItemIdentifierType]) {
            let present = Set(itemIdentifiers)
            if let stranger = identifiers.first(where: { !present.contains($0) }) { raiseUnknown(stranger) }
        }

        private mutating func insert(
            _ identifiers: [ItemIdentifierType],
            at neighbour: ItemIdentifierType,
            offset: Int
        ) {
            raiseUnlessUnique(itemIdentifiers + identifiers, "item")
            guard let section = sections.firstIndex(where: { $0.items.contains(neighbour) }),
                let index = sections[section].items.firstIndex(of: neighbour)
            else { raiseUnknown(neighbour) }
            sections[section].items.insert(contentsOf: identifiers, at: index + offset)
        }

        private func place(of section: SectionIdentifierType) -> Int {
            guard let index = indexOfSection(section) else { raiseUnknown(section) }
            return index
        }

        private func raiseUnknown(_ identifier: some Hashable) -> Never {
            Misuse.raise("Invalid parameter not satisfying: \(identifier) is not in the snapshot")
        }

        private func raiseUnlessUnique(_ identifiers: [some Hashable], _ kind: String) {
            guard Set(identifiers).count < identifiers.count else { return }
            Misuse.raise("Fatal: supplied \(kind) identifiers are not unique.")
        }
    }
#endif
