/// The result of reading a file.
public struct YAMLReading: Hashable, Sendable {
    /// The document; `nil` after an error, or if it is empty.
    public var root: YAMLNode?
    /// The problems, sorted by place.
    public var diagnostics: [Diagnostic]
    /// The anchors that no alias uses, by place.
    public var unusedAnchors: [Anchor] = []

    /// An anchor, the name that `&` gives to a node. For example: `base` in `&base { async: true }`.
    public struct Anchor: Hashable, Sendable {
        public var name: String
        public var location: SourceLocation
    }

    public init(root: YAMLNode?, diagnostics: [Diagnostic]) {
        self.root = root
        self.diagnostics = diagnostics
    }
}

/// Reads a YAML document into nodes with places.
///
/// Any bytes may be passed in; unreadable ones are reported as diagnostics. Scalars stay text.
///
/// For example: `YAMLReader().read(Array("scene: Cart".utf8), path: "specs/Cart.yml").root`.
public struct YAMLReader: Sendable {
    private let limits: YAMLLimits

    public init(limits: YAMLLimits = .default) {
        self.limits = limits
    }

    /// - Parameter path: the name of the file in every location; nothing is read from it.
    public func read(_ bytes: [UInt8], path: String) -> YAMLReading {
        guard !bytes.isEmpty else { return YAMLReading(root: nil, diagnostics: []) }
        do throws(Stop) {
            let text = try SourceText(bytes, path: path, limits: limits)
            return bytes.withUnsafeBufferPointer { read($0, of: text) }
        } catch {
            return YAMLReading(root: nil, diagnostics: [error.diagnostic])
        }
    }

    private func read(_ buffer: UnsafeBufferPointer<UInt8>, of text: SourceText) -> YAMLReading {
        var builder = TreeBuilder(path: text.path, limits: limits)
        do throws(Stop) {
            let parser = try EventParser(buffer, of: text)
            while try builder.take(parser.next()) {}
        } catch {
            builder.abandon(SyntaxProblem.explained(error.diagnostic, in: text))
        }
        let diagnostics = builder.diagnostics.sortedAndUnique()
        var reading = YAMLReading(root: diagnostics.hasErrors ? nil : builder.root, diagnostics: diagnostics)
        if !diagnostics.hasErrors { reading.unusedAnchors = builder.unusedAnchors }
        return reading
    }
}

/// Ends the reading of a file because the rest can't be understood or is too large.
struct Stop: Error {
    var diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    init(kind: DiagnosticKind, at location: SourceLocation, _ message: String) {
        diagnostic = Diagnostic(kind, at: location, message)
    }
}
