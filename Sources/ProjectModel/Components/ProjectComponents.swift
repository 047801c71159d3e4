/// The components in a project's sources, with all their previews.
///
/// For example: `ProjectComponents(project, sources) { search in cases(search) }.components`.
public struct ProjectComponents: Sendable {
    /// The components, sorted by name. Those that can't be previewed have a diagnostic instead.
    public private(set) var components: [Component] = []
    /// The diagnostics, with places in the sources.
    public private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - sources: the sources of modules that may have components. Those without a mark aren't parsed.
    ///   - enumCases: finds enums in all sources; called only if a component takes a type of the team's own.
    public init<Failure: Error>(
        _ project: Project,
        _ sources: [ComponentSource],
        enumCases: (EnumSearch) throws(Failure) -> [String: [DeclaredEnums.Case]]
    ) throws(Failure) {
        let found = sources.compactMap { source -> PlacedComponents? in
            do throws(NestedTooDeeply) {
                var declared = try DeclaredComponents.read(source.bytes)
                if let unwritten = source.unwritten { declared.components.append(unwritten.declared) }
                return declared == DeclaredComponents() ? nil : PlacedComponents(source: source, declared: declared)
            } catch {
                diagnostics.append(error.diagnostic(in: source.bytes, path: source.display))
                return nil
            }
        }
        if found.isEmpty { return }
        diagnostics += found.flatMap(\.marksInVain) + DuplicateComponents(project, found).diagnostics
        let types = Set(found.flatMap(\.typeNames))
        let cases = try types.isEmpty ? [:] : enumCases(EnumSearch(types))
        for place in found {
            for declared in place.declared.components {
                let known = cases.merging(place.declared.enums) { $1 }
                let maker = ComponentMaker(place: place, declared: declared, project: project, enumCases: known)
                switch maker.component {
                case .success(let component): components.append(component)
                case .failure(let problems): diagnostics += problems.diagnostics
                }
            }
        }
        components.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        diagnostics = diagnostics.sortedAndUnique()
    }
}

/// A source with its declared components.
struct PlacedComponents {
    let source: ComponentSource
    let declared: DeclaredComponents
    private let lines: LineTable

    init(source: ComponentSource, declared: DeclaredComponents) {
        self.source = source
        self.declared = declared
        lines = LineTable(source.bytes)
    }

    func place(_ offset: Int) -> SourceLocation {
        source.unwritten?.use
            ?? SourceLocation(path: source.display, line: lines.line(of: offset), column: lines.column(of: offset))
    }

    /// The team's own types that its components take, without the enums that the same file declares.
    var typeNames: [String] {
        declared.components.flatMap { component in
            component.parameters.compactMap { try? SwiftType.read($0.type).get() }
                .map { $0.wrapped ?? $0 }.filter { !$0.customNames.isEmpty }.map(\.text)
                .filter { declared.enums[$0] == nil && declared.enums["\(component.name).\($0)"] == nil }
        }
    }

    var marksInVain: [Diagnostic] {
        declared.marksInVain.map { offset in
            Diagnostic(
                .componentMark,
                at: place(offset),
                "'@component' marks nothing here: a component is a struct at the top level of a file",
                notes: [Diagnostic.Note("put the mark above 'struct …: View', or remove it")]
            )
        }
    }
}

/// Reports duplicate names: a spec names a component by its name alone, and previews are named after their scene.
private struct DuplicateComponents {
    let diagnostics: [Diagnostic]

    init(_ project: Project, _ found: [PlacedComponents]) {
        var first: [String: SourceLocation] = [:]
        var diagnostics: [Diagnostic] = []
        let scenes = Dictionary(project.features.flatMap(\.scenes).map { ($0.name, $0.place) }) { first, _ in first }
        for source in found {
            for component in source.declared.components {
                let place = source.place(component.offset)
                if let scene = scenes[component.name] {
                    diagnostics.append(Self.problem(component.name, place, "a scene has that name, too", scene))
                }
                if let other = first[component.name] {
                    diagnostics.append(Self.problem(component.name, place, "another one has that name", other))
                } else {
                    first[component.name] = place
                }
            }
        }
        self.diagnostics = diagnostics
    }

    private static func problem(
        _ name: String,
        _ place: SourceLocation,
        _ reason: String,
        _ other: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateName,
            at: place,
            "the component '\(name)' can't be told apart: \(reason)",
            notes: [Diagnostic.Note("rename one of them"), Diagnostic.Note("the other is here", at: other)]
        )
    }
}
