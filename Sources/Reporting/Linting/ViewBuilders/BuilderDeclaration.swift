/// A handwritten view builder, or an extension of one.
struct BuilderDeclaration {
    /// One of its functions with the name `build`.
    struct Build {
        var function: DeclaredFunction
        var place: SourceLocation
    }

    var name: String
    var place: SourceLocation
    /// True if it declares the type; false for an extension.
    var isDeclaration: Bool
    /// True if it is in another module than the resolver and not visible to others.
    var isHidden: Bool
    /// True if it may have members from a superclass, a protocol, or the target of a type alias.
    var mayHaveOtherMembers: Bool
    var builds: [Build] = []

    /// Returns those in a source. The rules on sources report files that aren't Swift.
    static func all(of names: Set<String>, in source: [UInt8], at path: String, isApp: Bool) -> [BuilderDeclaration] {
        let outline = SourceOutline.read(source)
        func place(_ byte: Int) -> SourceLocation {
            let place = TextPlace(ofByte: byte, in: source)
            return SourceLocation(path: path, line: place.line, column: place.column)
        }
        let blocks = outline.blocks.filter { names.contains($0.type) }
        let builders = blocks.map { block in
            BuilderDeclaration(
                name: block.type,
                place: place(block.start),
                isDeclaration: !block.isExtension,
                isHidden: !isApp && !block.isExtension && block.isInternal,
                mayHaveOtherMembers: block.inherited.contains { $0 != "SceneViewBuilder" },
                builds: block.functions.filter { $0.name == "build" }.map {
                    Build(function: $0, place: place($0.offset))
                }
            )
        }
        let declared = (try? DeclaredTypes.names(in: source)) ?? []
        let aliases = Set(declared).intersection(names).subtracting(blocks.map(\.type)).sorted()
        return builders
            + aliases.map {
                BuilderDeclaration(
                    name: $0,
                    place: SourceLocation(path: path, line: 1, column: 1),
                    isDeclaration: true,
                    isHidden: false,
                    mayHaveOtherMembers: true
                )
            }
    }
}

extension MemberBlock {
    fileprivate var isInternal: Bool { modifiers.allSatisfy { !["public", "open", "package"].contains($0) } }
}
