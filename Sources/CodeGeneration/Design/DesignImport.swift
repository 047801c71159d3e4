/// The files that a design gives a module.
///
/// For example: `DesignImport(file, request).files`.
public struct DesignImport {
    /// A component that the specs name.
    public struct Wanted: Sendable {
        /// The name in Swift.
        public var name: String
        /// The name of the component set in the design.
        public var written: String
        /// The place in the specs.
        public var place: SourceLocation

        public init(name: String, written: String, place: SourceLocation) {
            self.name = name
            self.written = written
            self.place = place
        }
    }

    public struct Request: Sendable {
        public var module: String
        /// The module's sources, relative to the target package.
        public var folder: String
        /// The spec that headers name, relative to the target package.
        public var spec: String
        public var components: [Wanted]

        public init(module: String, folder: String, spec: String, components: [Wanted]) {
            self.module = module
            self.folder = folder
            self.spec = spec
            self.components = components
        }
    }

    /// The generated files, and the scaffolds of slots.
    public private(set) var files: [PlannedFile] = []
    /// The problems that stop the import.
    public private(set) var faults: [DesignFault] = []
    /// The parts that can't be told, and are left out.
    public private(set) var untold: [DesignFault] = []
    /// The components that the specs name and the design doesn't have.
    public private(set) var unknown: [Wanted] = []
    /// The names of all components of the design.
    public let names: [String]

    private let request: Request

    public init(_ file: DesignFile, _ request: Request) {
        self.request = request
        names = file.components.map(\.name)
        do {
            let tokens = try DesignTokens(file)
            untold = tokens.untold
            add(tokens)
            for wanted in request.components { add(wanted, of: file, tokens) }
        } catch {
            faults.append(error)
        }
        files.sort { $0.path < $1.path }
    }

    private mutating func add(_ tokens: DesignTokens) {
        if tokens.isEmpty { return }
        let bundle = TextLookup.accessor(of: request.module)
        addSwift(TokensFile.name, TokensFile(tokens: tokens, bundle: bundle).lines)
        if tokens.colours.isEmpty { return }
        for file in ColourCatalogue(colours: tokens.colours).files {
            add("\(DesignFolder.catalogue(in: request.folder))/\(file.path)", file.contents, .generated)
        }
    }

    private mutating func add(_ wanted: Wanted, of file: DesignFile, _ tokens: DesignTokens) {
        let parts = file.components.filter { $0.name == wanted.written }
        guard let part = parts.first else { return unknown.append(wanted) }
        do throws(DesignFault) {
            if let other = parts.dropFirst().first {
                let note = "give one of them another name in Figma"
                throw DesignFault("two components are called '\(wanted.written.shown)'", note, at: other.place)
            }
            if wanted.name == TokensFile.name {
                let note = "give the component another name in the specs"
                throw DesignFault("'\(wanted.name)' is the name of the tokens", note, at: part.place)
            }
            let component = try DesignedComponent(try file.contents(of: part), named: wanted.name)
            let made = try ComponentFile(component, tokens: tokens, at: part.place)
            addSwift(wanted.name, made.lines)
            for slot in made.slots {
                let name = "\(wanted.name)+\(SwiftIdentifier.upperCamelCase(slot.name)).swift"
                let text = SlotFile(component: wanted.name, slot: slot).text
                add("\(request.folder)/UI/\(wanted.name)/\(name)", text, .scaffold)
            }
        } catch {
            faults.append(error)
        }
    }

    private mutating func addSwift(_ name: String, _ lines: [String]) {
        let header = EmittedHeader.ofSwift(from: request.spec, writtenBy: "vipergen design import")
        let text = header + "\n" + lines.joined(separator: "\n") + "\n" + EmittedHeader.ending
        add("\(DesignFolder.sources(in: request.folder))/\(name).swift", text, .generated)
    }

    private mutating func add(_ path: String, _ text: String, _ ownership: Ownership) {
        files.append(PlannedFile(path: path, contents: Array(text.utf8), ownership: ownership))
    }
}

/// The folders with what is generated from a design.
public enum DesignFolder {
    /// - Parameter folder: the module's sources.
    public static func sources(in folder: String) -> String { "\(folder)/\(SourceFolder.designed)" }

    public static func catalogue(in folder: String) -> String { "\(folder)/Resources/Generated/Design.xcassets" }
}

extension GeneratedFiles {
    /// Adds the files of a design, which no template makes.
    public mutating func add(_ designed: [PlannedFile]) {
        files += designed
        files.sort { $0.path < $1.path }
    }
}
