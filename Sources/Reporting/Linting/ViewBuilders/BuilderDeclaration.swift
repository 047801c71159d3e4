import Basics
import SwiftReading

/// A view builder that people wrote, or an extension of one.
struct BuilderDeclaration {
    /// One of its functions that are called `build`.
    struct Build {
        var function: DeclaredFunction
        var place: SourceLocation
    }

    var name: String
    var place: SourceLocation
    /// Declares the type; an extension doesn't.
    var isDeclaration: Bool
    /// Lies in another module than the resolver, and doesn't say that others may see it.
    var isHidden: Bool
    /// May have members that are written elsewhere: of a superclass, of a protocol, or of the type that an alias stands for.
    var mayHaveOtherMembers: Bool
    var builds: [Build] = []

    /// Those in a source. The rules on sources report what can't be read as Swift.
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
