/// The declarations and extensions of some types in the package.
struct PackageTypes {
    struct Declaration {
        var block: MemberBlock
        var module: SourceModule
        var place: SourceLocation
        /// The places of its functions and initializers, by the offset of each.
        var memberPlaces: [Int: SourceLocation]
    }

    private enum Found: Sendable {
        case declaration(Declaration)
        /// An alias or a protocol, which can't be resolved without types.
        case other(String)
    }

    private let declarations: [String: [Declaration]]
    private let others: Set<String>

    /// - Parameter everywhere: true to search sources of no module in the specs, and headers, too.
    init(
        _ names: Set<String>,
        in files: LintFiles,
        everywhere: Bool = true,
        jobs: Int,
        display: @escaping @Sendable (String) -> String
    ) {
        let search = DeclarationSearch(names)
        let find = { @Sendable (source: [UInt8], path: String, module: SourceModule) -> [Found] in
            search.mayFind(in: source) ? PackageTypes.found(names, in: source, at: display(path), of: module) : []
        }
        let found =
            everywhere
            ? files.allSources(mentioning: names, jobs: jobs, find: find)
            : files.sources(mentioning: names, jobs: jobs, find: find)
        var declarations: [String: [Declaration]] = [:]
        var others = everywhere ? PackageTypes.objectiveC(names, in: files) : []
        for found in found {
            switch found {
            case .declaration(let declaration): declarations[declaration.block.type, default: []].append(declaration)
            case .other(let name): others.insert(name)
            }
        }
        self.declarations = declarations
        self.others = others
    }

    /// Returns the declarations of the type, without extensions.
    func declarations(of type: String) -> [Declaration] { all(of: type).filter { !$0.block.isExtension } }

    func all(of type: String) -> [Declaration] { declarations[type] ?? [] }

    /// Returns true if the name may also be that of something other than a type with readable members.
    func isMore(_ type: String) -> Bool { others.contains(type) }

    /// Returns the names that a header declares.
    private static func objectiveC(_ names: Set<String>, in files: LintFiles) -> Set<String> {
        let words = names.map {
            ($0, ByteSearch(["@interface \($0)", "@protocol \($0)", "SWIFT_NAME(\($0)", "} \($0);"]))
        }
        return files.headers.reduce(into: []) { found, path in
            guard let header = files.read(path) else { return }
            for (name, search) in words where search.findsAny(in: header) { found.insert(name) }
        }
    }

    private static func found(
        _ names: Set<String>,
        in source: [UInt8],
        at path: String,
        of module: SourceModule
    ) -> [Found] {
        let outline = SourceOutline.read(source, nested: true)
        let lines = LineTable(source)
        func place(_ byte: Int) -> SourceLocation {
            SourceLocation(path: path, line: lines.line(of: byte), column: lines.column(of: byte))
        }
        let declarations = outline.blocks.filter { names.contains($0.type) }.map { block in
            let members = block.functions.map(\.offset) + block.initializers.map(\.start)
            return Found.declaration(
                Declaration(
                    block: block,
                    module: module,
                    place: place(block.start),
                    memberPlaces: Dictionary(members.map { ($0, place($0)) }) { first, _ in first }
                )
            )
        }
        return declarations + outline.otherTypes.intersection(names).map(Found.other)
    }
}
